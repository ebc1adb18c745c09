import type { Transaction } from '../../../db/transaction.ts';
import { AppError } from '../../../lib/errors.ts';
import { createRevertTokenRepository } from './revert-token.repository.ts';
import type { UserRow } from './user.repository.ts';
import { emailTaken } from './user.service.ts';

interface Recipient {
  id: number;
  email: string;
  verifiedElsewhere: boolean;
}

export interface UsedToken {
  user: UserRow;
  tokenId: number;
  sentTo: string;
  sentAt: Date;
  sessionId: number | null;
  verifiedElsewhere: boolean;
}

interface Details {
  sessionId: number;
  verifiedElsewhere: boolean;
  createdAt: Date;
  expiresAt: Date;
}

interface RevertTokenDeps {
  insert: (transaction: Transaction, recipient: Recipient, details: Details) => Promise<string>;
  use: (transaction: Transaction, token: string, moment: Date) => Promise<UsedToken | null>;
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
 * from an email that has an earlier one. Each act looks at one moment: of links that expire
 * together, the later one must not be alone for a millisecond.
 */
export function createRevertTokens({ insert, use, lifetimeMs, now }: RevertTokenDeps) {
  const prolong = ({ db }: Transaction, userId: number, moment = now()) =>
    createRevertTokenRepository(db).prolong(userId, moment, endOf(moment));
  const endOf = (moment: Date) => new Date(moment.getTime() + lifetimeMs);

  return {
    /** Replaces none: each one reverts to the email that it was sent to. */
    async issue(
      transaction: Transaction,
      recipient: Recipient,
      sessionId: number,
    ): Promise<string> {
      const createdAt = now();
      await prolong(transaction, recipient.id, createdAt);
      const { verifiedElsewhere } = recipient;
      const expiresAt = endOf(createdAt);
      return insert(transaction, recipient, { sessionId, verifiedElsewhere, createdAt, expiresAt });
    },

    /** Whose email to revert, to which one, and when and by which session it was changed. */
    async redeem(transaction: Transaction, token: string) {
      const moment = now();
      const used = await use(transaction, token, moment);
      if (!used) return null;
      const { user, tokenId, sentTo, sentAt, ...rest } = used;
      const tokens = createRevertTokenRepository(transaction.db);
      const live = await tokens.listLive(user.id, moment);
      const earlier = live.filter(({ id }) => id < tokenId);
      // What an earlier link could do as well stays: its owner may have deleted that email.
      const later = live.filter(
        ({ id, email }) => id > tokenId && !earlier.some((one) => hasEmail(one, email)),
      );
      await tokens.deleteSome(later.map(({ id }) => id));
      if (earlier.some(({ email }) => hasEmail(user, email))) throw outranked();
      await prolong(transaction, user.id, moment);
      return { user, email: sentTo, changedAt: sentAt, ...rest };
    },

    prolong,

    /** To which email the account may still be reverted from the one it has. Null: it is settled. */
    async findEarlierEmail({ db }: Pick<Transaction, 'db'>, user: Pick<UserRow, 'id' | 'email'>) {
      const [first, ...later] = await createRevertTokenRepository(db).listLive(user.id, now());
      if (!first || hasEmail(user, first.email)) return null;
      const until = Math.max(...[first, ...later].map(({ expiresAt }) => expiresAt.getTime()));
      return { ...first, until: new Date(until) };
    },

    /** The live link that went to this email, if the account had it before. */
    async findSentTo({ db }: Transaction, user: Pick<UserRow, 'id' | 'email'>) {
      const live = await createRevertTokenRepository(db).listLive(user.id, now());
      return live.find(({ email }) => hasEmail(user, email)) ?? null;
    },

    /**
     * After an account was given an email: whoever took over another account must not take the one
     * that it may still be reverted to.
     */
    async refuseReserved(
      { db }: Transaction,
      { id, email }: Pick<UserRow, 'id' | 'email'>,
    ): Promise<void> {
      if (await createRevertTokenRepository(db).isReserved(email, id, now())) throw emailTaken();
    },
  };
}

export function hasEmail(user: { email: string }, email: string): boolean {
  return user.email.toLowerCase() === email.toLowerCase();
}
