import type { Database } from '../../../db/client.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { createToken, hashToken } from '../../../lib/secret-token.ts';
import { createRevertTokens, hasEmail, type UsedToken } from './revert-tokens.ts';
import {
  createTokenRepository,
  type TokenPurpose,
  type UnsubscribePurpose,
} from './token.repository.ts';
import { createUserRepository, type UserRow } from './user.repository.ts';

const hour = 60 * 60 * 1000;
/** Unsubscribe links never expire. */
const never = new Date('9999-12-31T00:00:00Z');
const lifetimes: Record<TokenPurpose, number> = {
  verify_email: 24 * hour,
  reset_password: hour,
  revert_email: 72 * hour,
};

/** What users can unsubscribe from. */
const mailings = ['discussions', 'work', 'reviews', 'plans', 'signIns'] as const;

export type Mailing = (typeof mailings)[number];

const unsubscribePurposes = {
  discussions: 'unsubscribe',
  work: 'unsubscribe_work',
  reviews: 'unsubscribe_reviews',
  plans: 'unsubscribe_plans',
  signIns: 'unsubscribe_sign_ins',
} as const satisfies Record<Mailing, UnsubscribePurpose>;

interface Recipient {
  id: number;
  email: string;
}

type NewToken = Parameters<ReturnType<typeof createTokenRepository>['insert']>[0];

export type TokenService = ReturnType<typeof createTokenService>;

/** Tokens sent by email: single-use and expiring. */
export function createTokenService(now: () => Date) {
  async function insert(
    { db }: Transaction,
    purpose: TokenPurpose | UnsubscribePurpose,
    { id, email }: Recipient,
    details: Partial<NewToken> = {},
  ): Promise<string> {
    const token = createToken();
    await createTokenRepository(db).insert({
      userId: id,
      purpose,
      email,
      tokenHash: hashToken(token),
      createdAt: now(),
      expiresAt: isUnsubscribe(purpose) ? never : new Date(now().getTime() + lifetimes[purpose]),
      ...details,
    });
    return token;
  }

  /** If the token is valid, returns its owner, and where and when it was sent. */
  async function redeem(
    { db }: Transaction,
    purpose: TokenPurpose,
    token: string,
    moment: Date,
  ): Promise<UsedToken | null> {
    const tokens = createTokenRepository(db);
    const tokenHash = hashToken(token);
    const sent = await tokens.find(tokenHash, purpose);
    const user = sent && (await createUserRepository(db).lock(sent.userId));
    const used = user && (await tokens.use(tokenHash, purpose, moment));
    if (!used) return null;
    const { id: tokenId, email: sentTo, ...rest } = used;
    return { user, tokenId, sentTo, ...rest };
  }

  const reverts = createRevertTokens({
    insert: (transaction, recipient, details) =>
      insert(transaction, 'revert_email', recipient, details),
    use: (transaction, token, moment) => redeem(transaction, 'revert_email', token, moment),
    lifetimeMs: lifetimes.revert_email,
    now,
  });

  return {
    /** Replaces older ones. */
    async issue(
      transaction: Transaction,
      purpose: Exclude<TokenPurpose, 'revert_email'>,
      recipient: Recipient,
    ): Promise<string> {
      // Everything locks the account first, so of two concurrent requests, the later token wins.
      await createUserRepository(transaction.db).lock(recipient.id);
      await createTokenRepository(transaction.db).deleteAll(recipient.id, purpose);
      return insert(transaction, purpose, recipient);
    },

    /** The owner, if the token is valid and the account still has the email it went to. */
    async use(
      transaction: Transaction,
      purpose: Exclude<TokenPurpose, 'revert_email'>,
      token: string,
    ): Promise<UserRow | null> {
      const used = await redeem(transaction, purpose, token, now());
      if (!used) return null;
      const { user, sentTo } = used;
      return hasEmail(user, sentTo) ? user : null;
    },

    /** The same, without using the token. */
    async peek(
      db: Database,
      purpose: Exclude<TokenPurpose, 'revert_email'>,
      token: string,
    ): Promise<UserRow | null> {
      const sent = await createTokenRepository(db).find(hashToken(token), purpose);
      if (!sent || sent.usedAt || sent.expiresAt <= now()) return null;
      const user = await createUserRepository(db).find(sent.userId);
      return user && hasEmail(user, sent.email) ? user : null;
    },

    /** The same for a token that may be used or expired. */
    async findRecipient(
      { db }: Transaction,
      purpose: TokenPurpose,
      token: string,
    ): Promise<UserRow | null> {
      const sent = await createTokenRepository(db).find(hashToken(token), purpose);
      const user = sent && (await createUserRepository(db).lock(sent.userId));
      return user && hasEmail(user, sent.email) ? user : null;
    },

    reverts,

    /** Grants no access, so any number may be valid at once. */
    issueUnsubscribe: (transaction: Transaction, recipient: Recipient, from: Mailing) =>
      insert(transaction, unsubscribePurposes[from], recipient),

    /** Whether the user got ten of these emails in the last hour. */
    async areFrequent({ db }: Transaction, { id }: Recipient, from: Mailing): Promise<boolean> {
      const since = new Date(now().getTime() - hour);
      const sent = await createTokenRepository(db).countSince(id, unsubscribePurposes[from], since);
      return sent >= 10;
    },

    /** Who the token unsubscribes, and from what; or null. */
    async findUnsubscriber(
      db: Database,
      token: string,
    ): Promise<{ userId: number; from: Mailing } | null> {
      const repository = createTokenRepository(db);
      for (const from of mailings) {
        const sent = await repository.find(hashToken(token), unsubscribePurposes[from]);
        if (sent) return { userId: sent.userId, from };
      }
      return null;
    },

    cancel({ db }: Transaction, purpose: TokenPurpose, userId: number): Promise<void> {
      return createTokenRepository(db).deleteAll(userId, purpose);
    },
  };
}

function isUnsubscribe(purpose: TokenPurpose | UnsubscribePurpose): purpose is UnsubscribePurpose {
  return purpose.startsWith('unsubscribe');
}
