import type { Transaction } from '../../../db/transaction.ts';
import { AppError } from '../../../lib/errors.ts';
import { createUserRepository } from './user.repository.ts';

/** Locks all administrators and one more account until the transaction ends. */
export async function holdAdministrators({ db }: Transaction, accountId: number) {
  const repository = createUserRepository(db);
  const rows = await repository.lockWithAdmins(accountId);
  const admins = rows.filter(({ isAdmin }) => isAdmin);
  const account = rows.find(({ id }) => id === accountId) ?? null;
  return {
    /** Null if it does not exist. */
    account,

    includes: (userId: number) => admins.some(({ id }) => id === userId),

    /** Without an administrator, no one could appoint another. */
    refuseLast(fate: 'demoted' | 'deleted'): void {
      if (!account?.isAdmin || admins.length > 1) return;
      throw new AppError(409, 'LAST_ADMIN', `The last administrator cannot be ${fate}.`);
    },

    async setRole(isAdmin: boolean): Promise<void> {
      await repository.update(accountId, { isAdmin });
    },
  };
}
