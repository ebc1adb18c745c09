import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  enrollmentSchema,
  oneTimeCodeSchema,
  recoveryCodesSchema,
  twoStepStateSchema,
} from '../two-factor.ts';

const tags = ['Account'];

export const twoFactorCalls = {
  'GET /api/user/two-step': {
    access: 'user',
    summary: 'Whether two-step sign-in is on',
    tags,
    response: twoStepStateSchema,
  },
  'POST /api/user/authenticator': {
    access: 'user',
    fresh: 'always',
    summary: 'Start setting up an authenticator app',
    description:
      '409 `ALREADY_ON` if there already is one. Nothing changes until a code confirms it.',
    tags,
    response: enrollmentSchema,
  },
  'POST /api/user/authenticator/confirm': {
    access: 'user',
    fresh: 'always',
    summary: 'Turn on two-step sign-in with a code from the app',
    tags,
    body: oneTimeCodeSchema,
    response: recoveryCodesSchema,
  },
  'DELETE /api/user/authenticator': {
    access: 'user',
    fresh: 'always',
    summary: 'Remove the authenticator app',
    tags,
    status: 204,
    response: z.null(),
  },
  'POST /api/user/recovery-codes': {
    access: 'user',
    fresh: 'always',
    summary: 'Replace the recovery codes',
    tags,
    response: recoveryCodesSchema,
  },
} as const satisfies CallTable;
