import type { User } from '#shared/contracts/user.ts';
import type { Database } from '../../../db/client.ts';
import { violatedUniqueIndex } from '../../../db/conflicts.ts';
import { AppError } from '../../../lib/errors.ts';
import type { EntitlementService } from '../../billing/entitlement.service.ts';
import type { SessionUser } from './session.service.ts';
import { createUserRepository, type UserRow } from './user.repository.ts';

export type UserService = ReturnType<typeof createUserService>;

type Claimant = Pick<UserRow, 'email' | 'isEmailVerified' | 'verifiedElsewhere' | 'isAdmin'>;

interface UserDeps {
  db: Database;
  adminEmail: string | null;
  entitlements: EntitlementService;
}

export function createUserService({ db, adminEmail, entitlements }: UserDeps) {
  const repository = createUserRepository(db);
  const presented = new WeakMap<SessionUser, Promise<User>>();

  /** Only the owner of ADMIN_EMAIL, who opened the link while signed in to this account. */
  function canClaimAdmin(user: Claimant): boolean {
    const isNamed = adminEmail !== null && user.email.toLowerCase() === adminEmail.toLowerCase();
    return isNamed && user.isEmailVerified && !user.verifiedElsewhere && !user.isAdmin;
  }

  /** The only mapping from a user row to what the page may see. */
  async function show(user: SessionUser): Promise<User> {
    const [{ attempted, solved }, stripeSubscriptionId] = await Promise.all([
      repository.countStatuses(user.id),
      entitlements.subscriptionOf(user.id),
    ]);
    return {
      id: user.id,
      username: user.username,
      email: user.email,
      isAdmin: user.isAdmin,
      isEmailVerified: user.isEmailVerified,
      stripeSubscriptionId,
      createdAt: user.createdAt.toISOString(),
      lastActive: user.lastActive.toISOString(),
      questionsAttempted: attempted,
      questionsSolved: solved,
      canClaimAdmin: !user.needsSecondFactor && canClaimAdmin(user),
      ...(user.needsSecondFactor && { needsSecondFactor: true }),
    };
  }

  return {
    find: repository.find,
    canClaimAdmin,

    async present(user: UserRow): Promise<User> {
      const rights = user.isAdmin ? await repository.rightsOf(user.id) : null;
      return show({ ...user, needsSecondFactor: false, ...rights });
    },

    /** Once per session lookup: cached sessions are dropped when anything here changes. */
    presentOnce(user: SessionUser): Promise<User> {
      const before = presented.get(user);
      if (before) return before;
      const presenting = show(user);
      presented.set(user, presenting);
      presenting.catch(() => presented.delete(user));
      return presenting;
    },
  };
}

const takenMessages = {
  users_username_key: { field: 'username', message: 'Username is already taken' },
  users_email_key: { field: 'email', message: 'Email is already registered' },
};

const taken = ({ field, message }: { field: string; message: string }) =>
  new AppError(409, 'TAKEN', message, { fieldErrors: { [field]: message } });

export const emailTaken = () => taken(takenMessages.users_email_key);

/** Relies on the unique indexes, since checking beforehand is racy. */
export async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const index = violatedUniqueIndex(error);
    if (index === 'users_username_key' || index === 'users_email_key') {
      throw taken(takenMessages[index]);
    }
    throw error;
  }
}
