import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  blockListSchema,
  blockParamsSchema,
  pairParamsSchema,
  partnerOverviewSchema,
  partnerSearchSchema,
} from '../partner.ts';

/** A pair or block that is not the user's is a 404, like one that doesn't exist. */
const owned = {
  access: 'user',
  signInMessage: 'Please sign in to find a partner.',
  tags: ['Partners'],
} as const;

const done = { ...owned, response: z.null(), status: 204 } as const;

export const partnerCalls = {
  'GET /api/partner': {
    ...owned,
    summary: "The user's search for a partner, and whom they were paired with",
    response: partnerOverviewSchema,
  },
  'PUT /api/partner': {
    ...owned,
    summary: 'Look for a partner; replaces an earlier search',
    description:
      '403 `EMAIL_NOT_VERIFIED` without a verified email, since pairs are told by email.',
    body: partnerSearchSchema,
    response: partnerOverviewSchema,
  },
  'DELETE /api/partner': {
    ...done,
    summary: 'Stop looking; what is planned stays planned',
  },
  'POST /api/partner-pairs/:id/cancel': {
    ...done,
    summary: 'Cancel an interview before it starts, and tell the partner',
    description:
      'In the last two hours it counts as staying away. 409 `PAIR_OVER` once it has started or was canceled.',
    params: pairParamsSchema,
  },
  'POST /api/partner-pairs/:id/block': {
    ...done,
    summary: 'Never be paired with this partner again, whoever of the two blocks',
    description: 'Cancels what is planned with them. 404 if their account is gone.',
    params: pairParamsSchema,
  },
  'GET /api/blocks': {
    ...owned,
    summary: 'Whom the user has blocked',
    response: blockListSchema,
  },
  'DELETE /api/blocks/:id': {
    ...done,
    summary: 'Unblock someone',
    params: blockParamsSchema,
  },
} as const satisfies CallTable;
