import type { PasswordReset } from '#shared/contracts/auth.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Database } from '../../db/client.ts';
import { violatedUniqueIndex } from '../../db/conflicts.ts';
import type { RunInTransaction, Transaction } from '../../db/transaction.ts';
import type { Client } from '../../lib/client.ts';
import { inConstantTime } from '../../lib/constant-time.ts';
import { AppError } from '../../lib/errors.ts';
import { networkOf } from '../../lib/network.ts';
import { removeFactorsSince } from '../factors/foreign-factors.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import type { ThrottleService } from '../throttle/throttle.service.ts';
import type { AccountMail } from './account-mail.ts';
import { createIdentityRepository } from './openid/identity.repository.ts';
import type { PasswordHashes } from './password-hash.ts';
import { refuseGuessable } from './password-rules.ts';
import { createSessionRepository } from './session.repository.ts';
import type { SessionUser } from './session.service.ts';
import { createSignInStepRepository } from './sign-in-step.repository.ts';
import type { TokenService } from './token.service.ts';
import { createUserRepository } from './user.repository.ts';

interface RecoveryDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  tokens: TokenService;
  accountMail: AccountMail;
  throttle: ThrottleService;
  passwordHashes: PasswordHashes;
}

const addressTaken = () =>
  new AppError(
    409,
    'TAKEN',
    'Another account uses this email address now, so it cannot be restored. Nothing was changed.',
  );
const alreadyVerified = () =>
  new AppError(409, 'ALREADY_VERIFIED', 'Your email address is already verified.');
const badLink = () => new AppError(400, 'BAD_LINK', 'This link is invalid or has expired.');

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** Links sent by email: verifying or reverting an email address, and resetting a password. */
export function createRecoveryService(deps: RecoveryDeps) {
  const { db, inTransaction, changes, tokens, accountMail, throttle, passwordHashes } = deps;

  async function sendResetTo(email: string, client: Client): Promise<void> {
    const user = await createUserRepository(db).findByEmail(email);
    if (!user) return;
    await throttle.allowMailQuietly(user.email, async () => {
      await inTransaction(async (transaction) => {
        await accountMail.sendPasswordReset(transaction, user);
        await recordEvent(transaction, { userId: user.id, kind: 'reset_requested', client });
      });
      return true;
    });
  }

  /** Somebody else may have linked a provider of theirs, as a way back in, or added a passkey. */
  async function removeKeysSince(
    transaction: Transaction,
    userId: number,
    moment: Date,
    client: Client,
  ): Promise<void> {
    const isUnlinked = await createIdentityRepository(transaction.db).deleteSince(userId, moment);
    if (isUnlinked) await recordEvent(transaction, { userId, kind: 'provider_unlinked', client });
    await removeFactorsSince(transaction, userId, moment, client);
  }

  async function revertEmail(
    transaction: Transaction,
    token: string,
    client: Client,
  ): Promise<string> {
    const reverted = await tokens.redeemRevert(transaction, token);
    if (!reverted) throw badLink();
    const { user, email, since } = reverted;
    await createUserRepository(transaction.db).update(user.id, { email, isEmailVerified: true });
    await tokens.cancel(transaction, 'verify_email', user.id);
    await tokens.cancel(transaction, 'reset_password', user.id);
    await createSessionRepository(transaction.db).deleteAllOf(user.id);
    await createSignInStepRepository(transaction.db).deleteAllOf(user.id);
    await removeKeysSince(transaction, user.id, since, client);
    await recordEvent(transaction, { userId: user.id, kind: 'email_reverted', client });
    if (user.email.toLowerCase() !== email.toLowerCase()) {
      await accountMail.sendEmailReverted(transaction, user);
    }
    return email;
  }

  return {
    async resendVerification(user: SessionUser, client: Client): Promise<void> {
      if (user.isEmailVerified) throw alreadyVerified();
      await throttle.allow('resendVerification', String(user.id));
      await throttle.allowMail(user.email, () =>
        inTransaction(async (transaction) => {
          await accountMail.sendVerification(transaction, user);
          await recordEvent(transaction, { userId: user.id, kind: 'verification_resent', client });
        }),
      );
    },

    async verifyEmail(token: string, ip: string): Promise<void> {
      await throttle.allow('verifyEmail', ip);
      await inTransaction(async (transaction) => {
        const user = await tokens.use(transaction, 'verify_email', token);
        if (!user) {
          const recipient = await tokens.findRecipient(transaction, 'verify_email', token);
          throw recipient?.isEmailVerified ? alreadyVerified() : badLink();
        }
        await createUserRepository(transaction.db).update(user.id, { isEmailVerified: true });
      });
    },

    /**
     * Restores the email that the link was sent to, which proves that it is the user's. Whoever
     * changed it loses every session and link. Returns the email.
     */
    async revertEmail(token: string, client: Client): Promise<string> {
      await throttle.allow('revertAddress', client.ip);
      try {
        const email = await inTransaction((transaction) => revertEmail(transaction, token, client));
        await changes.settle();
        return email;
      } catch (error) {
        throw violatedUniqueIndex(error) === 'users_email_key' ? addressTaken() : error;
      }
    },

    async forgotPassword(email: string, client: Client): Promise<void> {
      const { ip } = client;
      await throttle.allow('forgotPasswordFrom', ip);
      await throttle.allow('forgotPasswordFor', `${networkOf(ip)} ${email.toLowerCase()}`);
      await inConstantTime(sendResetTo(email, client), 'mail');
    },

    async resetPassword({ token, newPassword }: PasswordReset, client: Client): Promise<void> {
      await throttle.allow('resetPassword', client.ip);
      const passwordHash = await passwordHashes.make(newPassword);
      await inTransaction(async (transaction) => {
        const user = await tokens.use(transaction, 'reset_password', token);
        if (!user) throw badLink();
        // The link stays valid: the transaction rolls back.
        await refuseGuessable('newPassword', newPassword, user);
        await createUserRepository(transaction.db).update(user.id, { passwordHash });
        await tokens.cancel(transaction, 'reset_password', user.id);
        await createSessionRepository(transaction.db).deleteAllOf(user.id);
        await createSignInStepRepository(transaction.db).deleteAllOf(user.id);
        // Whoever signed up with an unverified address may not be its owner.
        if (!user.isEmailVerified) await removeKeysSince(transaction, user.id, new Date(0), client);
        await accountMail.sendPasswordChanged(transaction, user);
        await recordEvent(transaction, { userId: user.id, kind: 'password_reset', client });
      });
      await changes.settle();
    },
  };
}
