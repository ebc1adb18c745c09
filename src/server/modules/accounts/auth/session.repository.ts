import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { isAmong } from '../../../db/is-among.ts';
import { sessions, users } from '../../../db/tables/users.ts';
import { rights } from '../rights.repository.ts';

type NewSession = typeof sessions.$inferInsert;

/** Read with every request of a signed-in user. */
function prepareFind(db: Database) {
  return db
    .select({
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      passwordEnteredAt: sessions.passwordEnteredAt,
      user: {
        id: users.id,
        username: users.username,
        email: users.email,
        ...rights,
        isEmailVerified: users.isEmailVerified,
        verifiedElsewhere: users.verifiedElsewhere,
        createdAt: users.createdAt,
        lastActive: users.lastActive,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_session');
}

export function createSessionRepository(db: Database) {
  let found: ReturnType<typeof prepareFind>;
  return {
    async insert(session: NewSession): Promise<void> {
      await db.insert(sessions).values(session);
    },

    async find(tokenHash: Buffer, now: Date) {
      found ??= prepareFind(db);
      const [row] = await found.execute({ tokenHash, now });
      return row ?? null;
    },

    async isLive(sessionId: number): Promise<boolean> {
      return (await db.$count(sessions, eq(sessions.id, sessionId))) > 0;
    },

    /** Only if no concurrent request has done so: a page sends many at once. */
    async touch(sessionId: number, seenBefore: Date, now: Date, expiresAt: Date): Promise<boolean> {
      const touched = await db
        .update(sessions)
        .set({ lastSeenAt: now, expiresAt })
        .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, seenBefore)))
        .returning({ userId: sessions.userId });
      const [session] = touched;
      if (!session) return false;
      await db.update(users).set({ lastActive: now }).where(eq(users.id, session.userId));
      return true;
    },

    /** False if the session has ended. */
    async recordPassword(sessionId: number, now: Date): Promise<boolean> {
      const recorded = await db
        .update(sessions)
        .set({ passwordEnteredAt: now })
        .where(eq(sessions.id, sessionId))
        .returning({ id: sessions.id });
      return recorded.length > 0;
    },

    /** They must prove themselves again before sensitive acts. */
    async ageOthersOf(userId: number, sessionId: number): Promise<void> {
      await db
        .update(sessions)
        .set({ passwordEnteredAt: null })
        .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    },

    /** Null if the session has ended. */
    async renew(sessionId: number, tokenHash: Buffer, provedAt: Date | null) {
      const [renewed] = await db
        .update(sessions)
        // Always set, since updating this column tells processes to forget the old token.
        .set({ tokenHash, passwordEnteredAt: provedAt ?? sql`${sessions.passwordEnteredAt}` })
        .where(eq(sessions.id, sessionId))
        .returning({ expiresAt: sessions.expiresAt });
      return renewed ?? null;
    },

    listOf(userId: number, now: Date) {
      return db
        .select({
          id: sessions.id,
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
    },

    async delete(tokenHash: Buffer): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    /** False if the user has no such session. */
    async deleteOneOf(userId: number, sessionId: number): Promise<boolean> {
      const deleted = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
        .returning({ id: sessions.id });
      return deleted.length > 0;
    },

    /** Returns how many there were. */
    async deleteAllOf(userId: number): Promise<number> {
      const deleted = await db
        .delete(sessions)
        .where(eq(sessions.userId, userId))
        .returning({ id: sessions.id });
      return deleted.length;
    },

    async deleteOthersOf(userId: number, sessionId: number): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    },

    /** Keeps the most recently seen ones, and always the current one. */
    async deleteBeyond(userId: number, most: number, current: Buffer): Promise<void> {
      const areOthers = and(eq(sessions.userId, userId), ne(sessions.tokenHash, current));
      const beyond = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(areOthers)
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .offset(most - 1);
      await db.delete(sessions).where(isAmong(sessions.id, beyond));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
    },
  };
}
