import type { Transaction } from '../../db/transaction.ts';
import { AppError } from '../../lib/errors.ts';
import { createRevertTokenRepository } from './revert-token.repository.ts';
import type { UserRow } from './user.repository.ts';
import { emailTaken } from './user.service.ts';

interface Recipient {
  id: number;
  email: string;
}

export interface UsedToken {
  user: UserRow;
  tokenId: number;
  sentTo: string;
  sentAt: Date;
  sessionId: number | null;
}

interface RevertTokenDeps {
  insert: (transaction: Transaction, recipient: Recipient, sessionId: number) => Promise<string>;
  use: (transaction: Transaction, token: string) => Promise<UsedToken | null>;
  lifetimeMs: number;
  now: () => Date;
}

const outranked = () =>
  new AppError(
    409,
    'OUTRANKED',
    'The account is back at an email address that it had before this one. Nothing was changed.',
  );

/**
 * Links that change an email back. Of several, the one sent first counts: whoever took over the
 * account may hold the others. So no link expires before a later one, and none takes the account
 * from an email that has an earlier one.
 */
export function createRevertTokens({ insert, use, lifetimeMs, now }: RevertTokenDeps) {
  const prolong = ({ db }: Transaction, userId: number) =>
    createRevertTokenRepository(db).prolong(userId, now(), new Date(now().getTime() + lifetimeMs));

  return {
    /** Replaces none: each one reverts to the email that it was sent to. */
    async issue(
      transaction: Transaction,
      recipient: Recipient,
      sessionId: number,
    ): Promise<string> {
      await prolong(transaction, recipient.id);
      return insert(transaction, recipient, sessionId);
    },

    /** Whose email to revert, to which one, and when and by which session it was changed. */
    async redeem(transaction: Transaction, token: string) {
      const used = await use(transaction, token);
      if (!used) return null;
      const { user, tokenId, sentTo, sentAt, sessionId } = used;
      const tokens = createRevertTokenRepository(transaction.db);
      await tokens.deleteLater(user.id, tokenId);
      const earlier = await tokens.listLive(user.id, now());
      if (earlier.some(({ email }) => hasEmail(user, email))) throw outranked();
      await prolong(transaction, user.id);
      return { user, email: sentTo, changedAt: sentAt, sessionId };
    },

    prolong,

    /** To which email the account may still be reverted from the one it has. Null: it is settled. */
    async findEarlierEmail({ db }: Pick<Transaction, 'db'>, user: Pick<UserRow, 'id' | 'email'>) {
      const [first, ...later] = await createRevertTokenRepository(db).listLive(user.id, now());
      if (!first || hasEmail(user, first.email)) return null;
      const until = Math.max(...[first, ...later].map(({ expiresAt }) => expiresAt.getTime()));
      return { ...first, until: new Date(until) };
    },

    /**
     * After an account was given an email: whoever took over another account must not take the one
     * that it may still be reverted to.
     */
    async refuseReserved({ db }: Transaction, { id, email }: Recipient): Promise<void> {
      if (await createRevertTokenRepository(db).isReserved(email, id, now())) throw emailTaken();
    },
  };
}

export function hasEmail(user: Pick<UserRow, 'email'>, email: string): boolean {
  return user.email.toLowerCase() === email.toLowerCase();
}
