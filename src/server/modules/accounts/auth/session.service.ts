import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notSignedIn } from '../../../lib/errors.ts';
import { createToken, hashToken, isToken } from '../../../lib/secret-token.ts';
import { RecentSessions } from './recent-sessions.ts';
import { createSessionRepository } from './session.repository.ts';
import { UnknownTokens } from './unknown-tokens.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Counted from the last visit. */
const idleMs = 30 * day;
/** Counted from the sign-in, however often the session is used. */
const lifetimeMs = 90 * day;
/** The resolution of "last seen": anything finer would mean a write per request. */
const grainMs = 5 * minute;
/** How long an entered password allows sensitive calls. */
const freshMs = 15 * minute;
/** Per account. */
const mostSessions = 50;

type FoundSession = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSessionRepository>['find']>>
>;

export type SessionUser = FoundSession['user'];

export interface StartedSession {
  token: string;
  expiresAt: Date;
}

export interface CurrentSession {
  id: number;
  user: SessionUser;
  /** Whether the password was entered recently. */
  isFresh: boolean;
  /** Set when the session has just been extended. */
  prolongedTo: Date | null;
}

export type SessionService = ReturnType<typeof createSessionService>;

interface SessionDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on' | 'settle' | 'isListening'>;
  now: () => Date;
}

/** Sessions are opaque random tokens; the database knows only their hash. */
export function createSessionService({ db, changes, now }: SessionDeps) {
  const repository = createSessionRepository(db);
  const recent = new RecentSessions<CurrentSession>({ changes, now });
  const unknown = new UnknownTokens(now);
  const expiryOf = (createdAt: Date) =>
    new Date(Math.min(now().getTime() + idleMs, createdAt.getTime() + lifetimeMs));

  /** Without a lookup, so false does not mean that there is a session. */
  const isUnknown = (token: string) => !isToken(token) || unknown.has(token);

  async function find(token: string): Promise<CurrentSession | null> {
    if (isUnknown(token)) return null;
    const found = await repository.find(hashToken(token), now());
    if (!found) {
      unknown.add(token);
      return null;
    }
    const { sessionId: id, user, createdAt, lastSeenAt, passwordEnteredAt } = found;
    const expiresAt = expiryOf(createdAt);
    if (expiresAt <= now()) return null;
    const freshSince = now().getTime() - freshMs;
    const isFresh = passwordEnteredAt !== null && passwordEnteredAt.getTime() >= freshSince;
    const seenBefore = new Date(now().getTime() - grainMs);
    if (lastSeenAt >= seenBefore) return { id, user, isFresh, prolongedTo: null };
    const isProlonged = await repository.touch(id, seenBefore, now(), expiresAt);
    return { id, user, isFresh, prolongedTo: isProlonged ? expiresAt : null };
  }

  return {
    /** For someone who has just proved who they are, unless `provedAt` says when they last did. */
    async start(
      userId: number,
      userAgent: string | null,
      transaction?: Transaction,
      provedAt: Date | null = now(),
    ): Promise<StartedSession> {
      const token = createToken();
      const expiresAt = expiryOf(now());
      const tokenHash = hashToken(token);
      const own = transaction ? createSessionRepository(transaction.db) : repository;
      await own.deleteExpired(now());
      await own.insert({
        userId,
        tokenHash,
        userAgent,
        createdAt: now(),
        lastSeenAt: now(),
        passwordEnteredAt: provedAt && new Date(Math.min(provedAt.getTime(), now().getTime())),
        expiresAt,
      });
      await own.deleteBeyond(userId, mostSessions, tokenHash);
      return { token, expiresAt };
    },

    /** Changes the token. `isProved` means that the owner has just proved who they are. */
    async renew(
      transaction: Transaction,
      sessionId: number,
      isProved: boolean,
    ): Promise<StartedSession> {
      const token = createToken();
      const own = createSessionRepository(transaction.db);
      const renewed = await own.renew(sessionId, hashToken(token), isProved ? now() : null);
      if (!renewed) throw notSignedIn();
      return { token, ...renewed };
    },

    find,

    isUnknown,

    /** For calls that only read: may be moments old, unless the account has changed. */
    async findRecent(token: string): Promise<CurrentSession | null> {
      let prolongedTo: Date | null = null;
      const session = await recent.find(token, async () => {
        const found = await find(token);
        prolongedTo = found?.prolongedTo ?? null;
        return found && { ...found, prolongedTo: null };
      });
      return session && { ...session, prolongedTo };
    },

    /** For after a user's own write, which their next read must show. */
    forgetRecent: (userId: number) => recent.drop(userId),

    /** Makes this session fresh, and no other. */
    async recordPassword(sessionId: number): Promise<void> {
      if (!(await repository.recordPassword(sessionId, now()))) throw notSignedIn();
    },

    listOf: (userId: number) => repository.listOf(userId, now()),

    async end(token: string): Promise<void> {
      await repository.delete(hashToken(token));
      await changes.settle();
    },

    /** The caller settles the change after its commit. Returns how many there were. */
    endAllOf: (transaction: Transaction, userId: number) =>
      createSessionRepository(transaction.db).deleteAllOf(userId),
  };
}
