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
    'The account is already back at an earlier email address. Nothing was changed.',
  );

/**
 * Links that change an email back. The earliest link wins, since someone who took over the account
 * may hold the later ones. So no link expires before a later one, and none takes the account away
 * from an email that has an earlier one. Each operation reads the clock once: links that expire
 * together must not leave a later one valid for a millisecond.
 */
export function createRevertTokens({ insert, use, lifetimeMs, now }: RevertTokenDeps) {
  const prolong = ({ db }: Transaction, userId: number, moment = now()) =>
    createRevertTokenRepository(db).prolong(userId, moment, endOf(moment));
  const endOf = (moment: Date) => new Date(moment.getTime() + lifetimeMs);

  return {
    /** Keeps older links: each one reverts to the email it was sent to. */
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

    /** Returns whose email to revert, to what, and when and in which session it was changed. */
    async redeem(transaction: Transaction, token: string) {
      const moment = now();
      const used = await use(transaction, token, moment);
      if (!used) return null;
      const { user, tokenId, sentTo, sentAt, ...rest } = used;
      const tokens = createRevertTokenRepository(transaction.db);
      const live = await tokens.listLive(user.id, moment);
      const earlier = live.filter(({ id }) => id < tokenId);
      // Keeps those sent to the same address as an earlier one: that email may have been deleted.
      const later = live.filter(
        ({ id, email }) => id > tokenId && !earlier.some((one) => hasEmail(one, email)),
      );
      await tokens.deleteSome(later.map(({ id }) => id));
      if (earlier.some(({ email }) => hasEmail(user, email))) throw outranked();
      await prolong(transaction, user.id, moment);
      return { user, email: sentTo, changedAt: sentAt, ...rest };
    },

    prolong,

    /** The earlier email that the account can still go back to, or null if it is settled. */
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
     * Call after giving an account an email: it must not be one that another account can still go
     * back to, which may have been taken over.
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
