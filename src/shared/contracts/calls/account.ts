import { z } from 'zod';
import {
  activeSessionSchema,
  ownConfirmationSchema,
  ownPasswordChangeSchema,
  personalDataSchema,
  profileSchema,
  reauthenticationSchema,
  sessionParamsSchema,
} from '../account.ts';
import { answerSchema } from '../auth.ts';
import type { CallTable } from '../call.ts';
import { userSchema } from '../user.ts';

const tags = ['Account'];

export const accountCalls = {
  // The page cannot retry a download, so it asks first.
  'GET /api/reauthenticate': {
    access: 'user',
    fresh: 'always',
    summary: 'Whether sensitive calls are allowed now',
    tags,
    status: 204,
    response: z.null(),
  },
  'POST /api/reauthenticate': {
    access: 'user',
    summary: 'Enter the password again, which allows sensitive calls for 15 minutes',
    description:
      '403 `SECOND_FACTOR` if the account has one and the request has no proof of it, or `PASSKEY_OR_RECOVERY` if it has no authenticator app.',
    tags,
    body: reauthenticationSchema,
    status: 204,
    response: z.null(),
  },
  'PUT /api/user/profile': {
    access: 'user',
    fresh: 'sometimes',
    summary: 'Change username and email address',
    description:
      '403 `REAUTHENTICATE` if the email changes and the password was not entered recently.',
    tags,
    body: profileSchema,
    response: userSchema,
  },
  'PUT /api/user/password': {
    access: 'user',
    fresh: 'sometimes',
    summary: 'Change the password; ends every other session',
    description:
      'Omit the current password if the account has none. If it has none or has a second factor, 403 `REAUTHENTICATE` unless the session is fresh.',
    tags,
    body: ownPasswordChangeSchema,
    response: answerSchema,
  },
  'GET /api/user/sessions': {
    access: 'user',
    summary: 'List the sessions of the account',
    tags,
    response: z.array(activeSessionSchema),
  },
  'DELETE /api/user/sessions': {
    access: 'user',
    fresh: 'always',
    summary: 'Sign out everywhere else',
    tags,
    status: 204,
    response: z.null(),
  },
  'DELETE /api/user/sessions/:id': {
    access: 'user',
    fresh: 'always',
    summary: 'End one session of the account',
    tags,
    params: sessionParamsSchema,
    status: 204,
    response: z.null(),
  },
  'GET /api/user/data': {
    access: 'user',
    origin: 'own',
    fresh: 'always',
    summary: 'Download everything the site stores about the user',
    tags,
    response: personalDataSchema,
  },
  'DELETE /api/user': {
    access: 'user',
    fresh: 'sometimes',
    summary: 'Delete your own account',
    description:
      'Omit the password if the account has none. If it has none or has a second factor, 403 `REAUTHENTICATE` unless the session is fresh.',
    tags,
    body: ownConfirmationSchema,
    status: 204,
    response: z.null(),
  },
} as const satisfies CallTable;
