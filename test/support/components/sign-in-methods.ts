import type { Identity, SignInMethods } from '#shared/contracts/identity.ts';

/** The response of `GET /api/user/sign-in-methods` on a site without sign-in providers. */
export const passwordOnly: SignInMethods = {
  hasPassword: true,
  identities: [],
  linkable: [],
  canUnlink: false,
};

export const gitlab: Identity = {
  id: 4,
  provider: 'gitlab',
  name: 'GitLab',
  canConfirm: true,
  createdAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-02-05T09:00:00.000Z',
};

export const google: Identity = {
  id: 3,
  provider: 'google',
  name: 'Google',
  canConfirm: false,
  createdAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-02-05T09:00:00.000Z',
};
