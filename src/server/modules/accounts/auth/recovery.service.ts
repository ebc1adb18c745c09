import type { PasswordReset, ResetLink } from '#shared/contracts/auth.ts';
import { removedKeyNames } from '#shared/domain/removed-keys.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { inConstantTime } from '../../../lib/constant-time.ts';
import { AppError, badLink } from '../../../lib/errors.ts';
import { networkOf } from '../../../lib/network.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import type { AccountMail } from './account-mail.ts';
import type { PasswordHashes } from './password-hash.ts';
import { refuseGuessable } from './password-rules.ts';
import type { RemoveAddedKeys } from './remove-added-keys.ts';
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
  rateLimits: RateLimitService;
  passwordHashes: PasswordHashes;
  removeAddedKeys: RemoveAddedKeys;
}

const everything = { since: new Date(0), sessionId: null };

const alreadyVerified = () =>
  new AppError(409, 'ALREADY_VERIFIED', 'Your email address is already verified.');
const unsettled = () =>
  new AppError(
    409,
    'ADDRESS_UNSETTLED',
    "This account can still be changed back to its previous email address, so its password can't be reset yet.",
  );

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** Links sent by email, to verify an address or reset a password. */
export function createRecoveryService(deps: RecoveryDeps) {
  const { db, inTransaction, changes, tokens, accountMail, rateLimits } = deps;
  const { passwordHashes, removeAddedKeys } = deps;

  async function sendResetTo(email: string, client: Client): Promise<void> {
    const user = await createUserRepository(db).findByEmail(email);
    if (!user) return;
    await rateLimits.allowMailQuietly(user.email, async () => {
      await inTransaction(async (transaction) => {
        await accountMail.sendPasswordReset(transaction, user);
        await recordEvent(transaction, { userId: user.id, kind: 'reset_requested', client });
      });
      return true;
    });
  }

  return {
    async resendVerification(user: SessionUser, client: Client): Promise<void> {
      if (user.isEmailVerified) throw alreadyVerified();
      await rateLimits.allow('resendVerification', String(user.id));
      await rateLimits.allowMail(user.email, () =>
        inTransaction(async (transaction) => {
          await accountMail.sendVerification(transaction, user);
          await recordEvent(transaction, { userId: user.id, kind: 'verification_resent', client });
        }),
      );
    },

    /** The reader is null if they are not signed in. */
    async verifyEmail(token: string, reader: { id: number } | null, ip: string): Promise<void> {
      await rateLimits.allow('verifyEmail', ip);
      const isFirst = await inTransaction(async (transaction) => {
        const used = await tokens.use(transaction, 'verify_email', token);
        const user = used ?? (await tokens.findRecipient(transaction, 'verify_email', token));
        if (!user || (!used && !user.isEmailVerified)) throw badLink();
        const verifiedElsewhere =
          user.id !== reader?.id && (!user.isEmailVerified || user.verifiedElsewhere);
        const users = createUserRepository(transaction.db);
        await users.update(user.id, { isEmailVerified: true, verifiedElsewhere });
        return used !== null;
      });
      if (!isFirst) throw alreadyVerified();
    },

    async forgotPassword(email: string, client: Client): Promise<void> {
      const { ip } = client;
      await rateLimits.allow('forgotPasswordFrom', ip);
      await rateLimits.allow('forgotPasswordFor', `${networkOf(ip)} ${email.toLowerCase()}`);
      await inConstantTime(sendResetTo(email, client), 'mail');
    },

    /** Whether the link can set a password yet. Until then, it can give up the email. */
    async checkResetLink(token: string, ip: string): Promise<ResetLink> {
      await rateLimits.allow('checkResetLink', ip);
      const user = await tokens.peek(db, 'reset_password', token);
      if (!user) throw badLink();
      const earlier = await tokens.reverts.findEarlierEmail({ db }, user);
      return { lockedUntil: earlier?.until.toISOString() ?? null };
    },

    async resetPassword({ token, newPassword }: PasswordReset, client: Client): Promise<void> {
      await rateLimits.allow('resetPassword', client.ip);
      const passwordHash = await passwordHashes.make(newPassword);
      await inTransaction(async (transaction) => {
        const user = await tokens.use(transaction, 'reset_password', token);
        if (!user) throw badLink();
        // In both cases the link stays valid: the transaction rolls back.
        if (await tokens.reverts.findEarlierEmail(transaction, user)) throw unsettled();
        await refuseGuessable('newPassword', newPassword, user);
        const own = { passwordHash, verifiedElsewhere: false };
        await createUserRepository(transaction.db).update(user.id, own);
        await tokens.cancel(transaction, 'reset_password', user.id);
        await createSessionRepository(transaction.db).deleteAllOf(user.id);
        await createSignInStepRepository(transaction.db).deleteAllOf(user.id);
        // The person who signed up may not be the owner of the address.
        const isForeign = !user.isEmailVerified || user.verifiedElsewhere;
        const removed = isForeign
          ? await removeAddedKeys(transaction, user.id, everything, client)
          : null;
        const names = removed ? removedKeyNames({ ...removed, hadPassword: false }) : [];
        await accountMail.sendPasswordChanged(transaction, user, names);
        await recordEvent(transaction, { userId: user.id, kind: 'password_reset', client });
      });
      await changes.settle();
    },
  };
}
