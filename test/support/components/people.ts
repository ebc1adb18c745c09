import type { User } from '#shared/contracts/user.ts';

/** A signed-in user, as returned by `GET /api/user`. */
export const signedIn = (overrides: Partial<User> = {}): User => ({
  id: 7,
  username: 'ann_lee',
  email: 'ann@example.org',
  isAdmin: false,
  isEmailVerified: true,
  stripeSubscriptionId: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  lastActive: null,
  questionsAttempted: 0,
  questionsSolved: 0,
  canClaimAdmin: false,
  ...overrides,
});
