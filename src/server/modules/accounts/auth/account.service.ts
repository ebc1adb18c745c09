import type {
  ActiveSession,
  PasswordChange,
  Profile,
  Reauthentication,
} from '#shared/contracts/account.ts';
import type { User } from '#shared/contracts/user.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { deviceName } from '../../../lib/device-name.ts';
import { AppError, notFound, notSignedIn, passwordNeeded } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import { isEnrolled } from '../two-factor/enrollment.service.ts';
import type { AccountMail } from './account-mail.ts';
import type { RemoveAccount } from './account-removal.service.ts';
import type { ConfirmFactor } from './confirm-factor.ts';
import { holdSession } from './hold-session.service.ts';
import type { PasswordHashes } from './password-hash.ts';
import { refuseGuessable } from './password-rules.ts';
import { readPersonalData } from './personal-data.repository.ts';
import { createSessionRepository } from './session.repository.ts';
import type { SessionService, SessionUser, StartedSession } from './session.service.ts';
import { createSignInStepRepository } from './sign-in-step.repository.ts';
import type { TokenService } from './token.service.ts';
import { createUserRepository, type UserRow } from './user.repository.ts';
import { emailTaken, refuseTaken, type UserService } from './user.service.ts';

interface AccountDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  sessions: SessionService;
  tokens: TokenService;
  users: UserService;
  accountMail: AccountMail;
  rateLimits: RateLimitService;
  removeAccount: RemoveAccount;
  confirmFactor: ConfirmFactor;
  passwordHashes: PasswordHashes;
}

const passwordChanged = () =>
  new AppError(
    409,
    'CHANGED_MEANWHILE',
    'Your password was changed in the meantime. Please sign in with the new one.',
  );

export type AccountService = ReturnType<typeof createAccountService>;

/** What users do with their own account. */
export function createAccountService(deps: AccountDeps) {
  const { db, inTransaction, changes, sessions, tokens, users } = deps;
  const { accountMail, rateLimits, removeAccount, confirmFactor, passwordHashes } = deps;

  const wrongPassword = (field: 'currentPassword' | 'password', message: string) =>
    new AppError(400, 'WRONG_PASSWORD', message, { fieldErrors: { [field]: message } });

  /** Throttled like sign-in: a stolen session must not help guess the password. */
  async function confirmPassword(
    actor: SessionUser,
    field: 'currentPassword' | 'password',
    password: string,
    client: Client,
  ): Promise<UserRow> {
    await rateLimits.countAttempt(client.ip, actor.email);
    const user = await createUserRepository(db).find(actor.id);
    if (!user) throw notSignedIn();
    if (await passwordHashes.matches(user.passwordHash, password)) {
      // Not a success yet: otherwise, someone with the password could guess codes forever.
      const isHalf = await isEnrolled(db, user.id);
      await rateLimits[isHalf ? 'returnAttempt' : 'recordSuccess'](client.ip, actor.email);
      return user;
    }
    await recordEvent({ db }, { userId: user.id, kind: 'password_failed', client });
    throw wrongPassword(field, 'Current password is incorrect');
  }

  /**
   * Checks the password, or for a fresh session if the account has none. With a second factor, both
   * are needed: the password alone would bypass the factor, which a fresh session has proved.
   */
  async function confirmOwner(
    actor: SessionUser,
    { isFresh }: { isFresh: boolean },
    field: 'currentPassword' | 'password',
    password: string | undefined,
    client: Client,
  ): Promise<UserRow> {
    if (!isFresh && (await isEnrolled(db, actor.id))) throw passwordNeeded();
    if (password !== undefined) return confirmPassword(actor, field, password, client);
    const user = await createUserRepository(db).find(actor.id);
    if (!user) throw notSignedIn();
    if (user.passwordHash !== null) throw wrongPassword(field, 'Current password is required.');
    if (!isFresh) throw passwordNeeded();
    return user;
  }

  /** An email that the account had recently is still verified. */
  async function verificationOf(transaction: Transaction, user: { id: number; email: string }) {
    const link = await tokens.reverts.findSentTo(transaction, user);
    const isEmailVerified = link !== null && link.sessionId !== null;
    return { isEmailVerified, verifiedElsewhere: link?.verifiedElsewhere ?? false };
  }

  /** Limited: each change emails a new address and reveals whether it is taken. */
  async function checkNewEmail(actor: SessionUser, email: string): Promise<void> {
    if (email.toLowerCase().endsWith('@localhost')) {
      const message = 'Please enter a valid email address.';
      throw new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { email: message } });
    }
    await rateLimits.allow('changeAddress', String(actor.id));
    if (await rateLimits.isReleased(email)) throw emailTaken();
  }

  return {
    async reauthenticate(
      actor: SessionUser,
      session: { id: number },
      { password, proof }: Reauthentication,
      client: Client,
    ): Promise<void> {
      await confirmPassword(actor, 'password', password, client);
      await confirmFactor(actor, proof, client);
      await sessions.recordPassword(session.id);
    },

    async changeProfile(
      actor: SessionUser,
      { id: sessionId, isFresh }: { id: number; isFresh: boolean },
      { username, email }: Profile,
      client: Client,
    ): Promise<User> {
      const isSame = (other: string) => email.toLowerCase() === other.toLowerCase();
      const save = () =>
        inTransaction(async (transaction) => {
          const repository = createUserRepository(transaction.db);
          // The actor may be stale: another request may have changed the account.
          const before = await repository.lock(actor.id);
          if (!before) throw notSignedIn();
          await holdSession(transaction, actor.id, sessionId);
          const isNewEmail = !isSame(before.email);
          if (isNewEmail && !isFresh) throw passwordNeeded();
          const user = await repository.update(actor.id, {
            username,
            email,
            ...(isNewEmail && (await verificationOf(transaction, { id: actor.id, email }))),
          });
          if (!user) throw notSignedIn();
          if (isNewEmail) {
            // Links sent to the old email must stop working.
            await tokens.cancel(transaction, 'reset_password', user.id);
            await tokens.reverts.refuseReserved(transaction, user);
            if (!user.isEmailVerified) await accountMail.sendVerification(transaction, user);
            await accountMail.sendEmailChanged(transaction, before, { email, sessionId });
            await recordEvent(transaction, { userId: user.id, kind: 'email_changed', client });
          }
          return user;
        });
      if (isSame(actor.email)) {
        await rateLimits.allow('changeName', String(actor.id));
        return users.present(await refuseTaken(save));
      }
      if (!isFresh) throw passwordNeeded();
      await checkNewEmail(actor, email);
      const changed = await refuseTaken(() => rateLimits.allowMail(email, save));
      await rateLimits.recordOwner(client.ip, email);
      return users.present(changed);
    },

    /** Ends every other session, and gives this one a new token. */
    async changePassword(
      actor: SessionUser,
      session: { id: number; isFresh: boolean },
      { currentPassword, newPassword }: PasswordChange,
      client: Client,
    ): Promise<StartedSession> {
      const field = 'currentPassword';
      const confirmed = await confirmOwner(actor, session, field, currentPassword, client);
      await refuseGuessable('newPassword', newPassword, actor);
      await rateLimits.allow('changePassword', String(actor.id));
      const passwordHash = await passwordHashes.make(newPassword);
      const renewed = await inTransaction(async (transaction) => {
        const repository = createUserRepository(transaction.db);
        const user = await repository.lock(actor.id);
        if (!user) throw notSignedIn();
        // Of concurrent changes, only the first wins: the others confirmed an outdated password.
        if (user.passwordHash !== confirmed.passwordHash) throw passwordChanged();
        await repository.update(actor.id, { passwordHash });
        await createSessionRepository(transaction.db).deleteOthersOf(actor.id, session.id);
        await createSignInStepRepository(transaction.db).deleteAllOf(actor.id);
        await tokens.cancel(transaction, 'reset_password', actor.id);
        await accountMail.sendPasswordChanged(transaction, user);
        await recordEvent(transaction, { userId: user.id, kind: 'password_changed', client });
        // The password does not prove a second factor, so it does not keep such a session fresh.
        const isProved = !(await isEnrolled(transaction.db, actor.id));
        return sessions.renew(transaction, session.id, isProved);
      });
      await changes.settle();
      return renewed;
    },

    async listSessions(actor: SessionUser, currentId: number): Promise<ActiveSession[]> {
      const rows = await sessions.listOf(actor.id);
      return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        device: deviceName(userAgent),
        isCurrent: id === currentId,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
    },

    async endSession(actor: SessionUser, sessionId: number, client: Client): Promise<void> {
      await rateLimits.allow('endSessions', String(actor.id));
      await inTransaction(async (transaction) => {
        const repository = createSessionRepository(transaction.db);
        const isEnded = await repository.deleteOneOf(actor.id, sessionId);
        if (!isEnded) throw notFound('Session not found');
        await recordEvent(transaction, { userId: actor.id, kind: 'session_ended', client });
      });
      await changes.settle();
    },

    async endOtherSessions(actor: SessionUser, currentId: number, client: Client): Promise<void> {
      await rateLimits.allow('endSessions', String(actor.id));
      await inTransaction(async (transaction) => {
        await createSessionRepository(transaction.db).deleteOthersOf(actor.id, currentId);
        await recordEvent(transaction, { userId: actor.id, kind: 'sessions_ended', client });
      });
      await changes.settle();
    },

    async personalData(actor: SessionUser, client: Client) {
      await rateLimits.allow('exportData', String(actor.id));
      await recordEvent({ db }, { userId: actor.id, kind: 'data_exported', client });
      return readPersonalData(db, actor.id);
    },

    async deleteAccount(
      actor: SessionUser,
      session: { isFresh: boolean },
      password: string | undefined,
      client: Client,
    ): Promise<void> {
      await confirmOwner(actor, session, 'password', password, client);
      await inTransaction((transaction) => removeAccount(transaction, actor.id));
      await changes.settle();
    },
  };
}
