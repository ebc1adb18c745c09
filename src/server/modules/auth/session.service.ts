import type { Database } from '../../db/client.ts';
import { notSignedIn } from '../../lib/errors.ts';
import { createToken, hashToken } from '../../lib/secret-token.ts';
import { createSessionRepository } from './session.repository.ts';

const minute = 60 * 1000;
const lifetimeMs = 30 * 24 * 60 * minute;
/** The resolution of "last seen": anything finer would mean a write per request. */
const grainMs = 5 * minute;
/** How long an entered password allows sensitive calls. */
const freshMs = 15 * minute;

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

/** Sessions are opaque random tokens; the database knows only their hash. */
export function createSessionService(db: Database, now: () => Date) {
  const repository = createSessionRepository(db);
  const expiry = () => new Date(now().getTime() + lifetimeMs);
  return {
    /** For someone who has just entered the password, or chosen it. */
    async start(userId: number, userAgent: string | null): Promise<StartedSession> {
      const token = createToken();
      const expiresAt = expiry();
      const tokenHash = hashToken(token);
      await repository.deleteExpired(now());
      await repository.insert({
        userId,
        tokenHash,
        userAgent: userAgent?.slice(0, 500) ?? null,
        createdAt: now(),
        lastSeenAt: now(),
        passwordEnteredAt: now(),
        expiresAt,
      });
      return { token, expiresAt };
    },

    async find(token: string): Promise<CurrentSession | null> {
      const found = await repository.find(hashToken(token), now());
      if (!found) return null;
      const { sessionId: id, user, lastSeenAt, passwordEnteredAt } = found;
      const freshSince = now().getTime() - freshMs;
      const isFresh = passwordEnteredAt !== null && passwordEnteredAt.getTime() >= freshSince;
      const seenBefore = new Date(now().getTime() - grainMs);
      if (lastSeenAt >= seenBefore) return { id, user, isFresh, prolongedTo: null };
      const expiresAt = expiry();
      const isProlonged = await repository.touch(id, seenBefore, now(), expiresAt);
      return { id, user, isFresh, prolongedTo: isProlonged ? expiresAt : null };
    },

    /** Makes this session fresh, and no other. */
    async recordPassword(sessionId: number): Promise<void> {
      if (!(await repository.recordPassword(sessionId, now()))) throw notSignedIn();
    },

    listOf: (userId: number) => repository.listOf(userId, now()),
    end: (token: string) => repository.delete(hashToken(token)),
    endOthersOf: (userId: number, sessionId: number) =>
      repository.deleteOthersOf(userId, sessionId),
  };
}
