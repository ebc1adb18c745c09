import type { User } from '#shared/contracts/user.ts';
import type { Database } from '../../db/client.ts';
import type { SessionUser } from './session.service.ts';
import { createUserRepository } from './user.repository.ts';

export type UserService = ReturnType<typeof createUserService>;

export function createUserService(db: Database) {
  const repository = createUserRepository(db);
  return {
    /** The one door from a user row to what the page may see of it. */
    async present(user: SessionUser): Promise<User> {
      const { attempted, solved } = await repository.countStatuses(user.id);
      return {
        id: user.id,
        username: user.username,
        email: user.email,
        isAdmin: user.isAdmin,
        isEmailVerified: user.isEmailVerified,
        stripeSubscriptionId: null,
        createdAt: user.createdAt.toISOString(),
        lastActive: user.lastActive?.toISOString() ?? null,
        questionsAttempted: attempted,
        questionsSolved: solved,
        canClaimAdmin: false,
      };
    },
  };
}
