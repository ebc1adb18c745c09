import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  addedPasskeySchema,
  createdPasskeySchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyParamsSchema,
  passkeyProofSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '../passkey.ts';
import { userSchema } from '../user.ts';

const tags = ['Passkeys'];

/** A challenge is valid for five minutes, once, and only for the call it was made for. */
export const passkeyCalls = {
  'GET /api/user/passkeys': {
    access: 'user',
    summary: 'List the passkeys of the account',
    tags,
    response: z.array(passkeySchema),
  },
  'POST /api/user/passkeys/challenge': {
    access: 'user',
    fresh: 'always',
    summary: 'A challenge for adding a passkey',
    description: '409 `NO_PASSKEYS` if the site does not use https or is at an IP address.',
    tags,
    response: passkeyCreationSchema,
  },
  'POST /api/user/passkeys': {
    access: 'user',
    fresh: 'always',
    summary: 'Add a passkey',
    tags,
    body: createdPasskeySchema,
    status: 201,
    response: addedPasskeySchema,
  },
  'PUT /api/user/passkeys/:id': {
    access: 'user',
    summary: 'Rename a passkey',
    tags,
    params: passkeyParamsSchema,
    body: passkeyNameSchema,
    response: passkeySchema,
  },
  'DELETE /api/user/passkeys/:id': {
    access: 'user',
    fresh: 'always',
    summary: 'Remove a passkey',
    tags,
    params: passkeyParamsSchema,
    status: 204,
    response: z.null(),
  },
  'POST /api/login/passkey/challenge': {
    access: 'public',
    summary: 'A challenge for signing in with a passkey',
    tags,
    response: passkeyRequestSchema,
  },
  'POST /api/login/passkey': {
    access: 'public',
    summary: 'Sign in with a passkey alone',
    tags,
    body: passkeyProofSchema,
    response: userSchema,
  },
  'POST /api/reauthenticate/passkey/challenge': {
    access: 'user',
    summary: 'A challenge for using a passkey instead of entering the password again',
    tags,
    response: passkeyRequestSchema,
  },
  'POST /api/reauthenticate/passkey': {
    access: 'user',
    summary: 'Use a passkey, which allows sensitive calls for 15 minutes',
    tags,
    body: passkeyProofSchema,
    status: 204,
    response: z.null(),
  },
} as const satisfies CallTable;
