import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  confirmationStartSchema,
  identityParamsSchema,
  pendingIdentitySchema,
  providerParamsSchema,
  providerRegistrationSchema,
  providerUrlSchema,
  signInMethodsSchema,
  signInProviderSchema,
  signInStartSchema,
} from '../identity.ts';
import { userSchema } from '../user.ts';

const tags = ['Sign-in providers'];

export const identityCalls = {
  'GET /api/sign-in-providers': {
    access: 'public',
    session: 'ignored',
    summary: "The sign-in providers, in the operator's order",
    tags,
    response: z.array(signInProviderSchema),
  },
  'GET /api/sign-in/:provider': {
    access: 'public',
    session: 'ignored',
    summary: 'Sign in with a provider: redirects there',
    tags,
    params: providerParamsSchema,
    query: signInStartSchema,
    response: z.null(),
  },
  'GET /api/sign-in/:provider/callback': {
    access: 'public',
    summary: 'Where a provider sends people back to: redirects to a page, whatever the outcome',
    tags,
    params: providerParamsSchema,
    response: z.null(),
  },
  'GET /api/pending-identity': {
    access: 'public',
    session: 'ignored',
    summary:
      'The identity with which this browser has returned from a provider, if it has no account',
    tags,
    response: pendingIdentitySchema,
  },
  'POST /api/pending-identity/account': {
    access: 'public',
    summary: 'Create an account for the pending identity and sign in',
    description: '409 `TAKEN` if an account has the username or the email address.',
    tags,
    body: providerRegistrationSchema,
    status: 201,
    response: userSchema,
  },
  'POST /api/pending-identity/link': {
    access: 'user',
    fresh: 'always',
    summary: "Link the pending identity to the user's account",
    description: '409 `LINKED_ELSEWHERE` if another account has it.',
    tags,
    status: 204,
    response: z.null(),
  },
  'GET /api/user/sign-in-methods': {
    access: 'user',
    summary: 'The ways to sign in to the account',
    tags,
    response: signInMethodsSchema,
  },
  'POST /api/user/identities/:provider': {
    access: 'user',
    fresh: 'always',
    summary: 'Start linking a provider: the browser has to go to the URL',
    tags,
    params: providerParamsSchema,
    response: providerUrlSchema,
  },
  'DELETE /api/user/identities/:id': {
    access: 'user',
    fresh: 'always',
    summary: 'Unlink a provider',
    description: '409 `LAST_WAY_IN` if it is the only way to sign in.',
    tags,
    params: identityParamsSchema,
    status: 204,
    response: z.null(),
  },
  'POST /api/reauthenticate/:provider': {
    access: 'user',
    summary: 'Start a new sign-in with a linked provider, which allows sensitive calls afterward',
    description:
      '403 `SECOND_FACTOR` if the account has one and the request has no proof of it, or `PASSKEY_OR_RECOVERY` if it has no authenticator app.',
    tags,
    params: providerParamsSchema,
    body: confirmationStartSchema,
    response: providerUrlSchema,
  },
} as const satisfies CallTable;
