import type { RevertedEmail } from '#shared/contracts/auth.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import { violatedUniqueIndex } from '../../../db/conflicts.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { AppError, badLink } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import type { AccountMail } from './account-mail.ts';
import type { RemoveAddedKeys } from './remove-added-keys.ts';
import { hasEmail } from './revert-tokens.ts';
import { createSessionRepository } from './session.repository.ts';
import { createSignInStepRepository } from './sign-in-step.repository.ts';
import type { TokenService } from './token.service.ts';
import { createUserRepository } from './user.repository.ts';

interface AddressDeps {
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  tokens: TokenService;
  accountMail: AccountMail;
  rateLimits: RateLimitService;
  removeAddedKeys: RemoveAddedKeys;
}

/** How long before the change someone may have prepared it. */
const preparationMs = 72 * 60 * 60 * 1000;

const addressTaken = () =>
  new AppError(
    409,
    'TAKEN',
    'Another account uses this email address now, so it cannot be restored. Nothing was changed.',
  );
const settled = () =>
  new AppError(
    409,
    'ADDRESS_SETTLED',
    'This account can no longer be changed back to an earlier address. You can choose a new password.',
  );

export type AddressService = ReturnType<typeof createAddressService>;

/** Takes an account back to an earlier email: for its owner, or for the owner of the new one. */
export function createAddressService(deps: AddressDeps) {
  const { inTransaction, changes, tokens, accountMail, rateLimits, removeAddedKeys } = deps;

  async function change<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      const result = await inTransaction(work);
      await changes.settle();
      return result;
    } catch (error) {
      throw violatedUniqueIndex(error) === 'users_email_key' ? addressTaken() : error;
    }
  }

  async function cancelLinks(transaction: Transaction, userId: number): Promise<void> {
    await tokens.cancel(transaction, 'verify_email', userId);
    await tokens.cancel(transaction, 'reset_password', userId);
  }

  return {
    /**
     * Restores the email that the link was sent to, which proves that it is the user's. Removes the
     * password and ways back in that the person who changed it may know or have prepared.
     */
    async revert(token: string, client: Client): Promise<RevertedEmail> {
      await rateLimits.allow('revertAddress', client.ip);
      return change(async (transaction) => {
        const reverted = await tokens.reverts.redeem(transaction, token);
        if (!reverted) throw badLink();
        const { user, email, changedAt, sessionId, verifiedElsewhere } = reverted;
        const restored = { ...user, email, isEmailVerified: true };
        const since = new Date(changedAt.getTime() - preparationMs);
        await createUserRepository(transaction.db).update(user.id, {
          email,
          isEmailVerified: true,
          verifiedElsewhere,
          passwordHash: null,
        });
        await cancelLinks(transaction, user.id);
        await createSessionRepository(transaction.db).deleteAllOf(user.id);
        await createSignInStepRepository(transaction.db).deleteAllOf(user.id);
        const added = { since, sessionId };
        const keys = await removeAddedKeys(transaction, user.id, added, client);
        const removed = { hadPassword: user.passwordHash !== null, ...keys };
        await recordEvent(transaction, { userId: user.id, kind: 'email_reverted', client });
        if (!hasEmail(user, email)) await accountMail.sendEmailReverted(transaction, user);
        await accountMail.sendEmailRestored(transaction, restored, removed);
        const resetToken = await tokens.issue(transaction, 'reset_password', restored);
        return { email, removed, resetToken };
      });
    },

    /**
     * A reset link proves that the visitor owns the email, but not the account. So the account gets
     * its earlier email back, and nothing else changes.
     */
    async release(token: string, client: Client): Promise<void> {
      await rateLimits.allow('resetPassword', client.ip);
      const released = await change(async (transaction) => {
        const user = await tokens.use(transaction, 'reset_password', token);
        if (!user) throw badLink();
        const earlier = await tokens.reverts.findEarlierEmail(transaction, user);
        if (!earlier) throw settled();
        // Only verified emails get links now. Before that rule, no session was recorded.
        const isEmailVerified = earlier.sessionId !== null;
        const { email, verifiedElsewhere } = earlier;
        const own = { email, isEmailVerified, verifiedElsewhere };
        await createUserRepository(transaction.db).update(user.id, own);
        await cancelLinks(transaction, user.id);
        await tokens.reverts.prolong(transaction, user.id);
        await recordEvent(transaction, { userId: user.id, kind: 'email_reverted', client });
        await accountMail.sendEmailReleased(transaction, { ...user, ...own }, user.email);
        await accountMail.forgetTo(transaction, user);
        return user.email;
      });
      await rateLimits.recordReleased(released);
    },
  };
}
