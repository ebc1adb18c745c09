import { z } from 'zod';
import {
  accountDeletionSchema,
  activeSessionSchema,
  passwordChangeSchema,
  personalDataSchema,
  profileSchema,
} from '../account.ts';
import { answerSchema } from '../auth.ts';
import type { CallTable } from '../call.ts';
import { userSchema } from '../user.ts';

const tags = ['Account'];

export const accountCalls = {
  'PUT /api/user/profile': {
    access: 'user',
    summary: 'Change username and email address',
    tags,
    body: profileSchema,
    response: userSchema,
  },
  'PUT /api/user/password': {
    access: 'user',
    summary: 'Change the password; ends every other session',
    tags,
    body: passwordChangeSchema,
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
    summary: 'Sign out everywhere else',
    tags,
    status: 204,
    response: z.null(),
  },
  'GET /api/user/data': {
    access: 'user',
    summary: 'Download everything the site stores about the user',
    tags,
    response: personalDataSchema,
  },
  'DELETE /api/user': {
    access: 'user',
    summary: 'Delete your own account',
    tags,
    body: accountDeletionSchema,
    status: 204,
    response: z.null(),
  },
} as const satisfies CallTable;
