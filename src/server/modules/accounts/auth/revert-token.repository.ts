import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { folded } from '../../../db/tables/columns.ts';
import { userTokens } from '../../../db/tables/users.ts';

const isRevert = eq(userTokens.purpose, 'revert_email');
const isLive = (now: Date) =>
  and(isRevert, isNull(userTokens.usedAt), gt(userTokens.expiresAt, now));

/** Links that change an email back. */
export function createRevertTokenRepository(db: Database) {
  return {
    /** Those that still work, oldest first. */
    listLive(userId: number, now: Date) {
      return db
        .select({
          id: userTokens.id,
          email: userTokens.email,
          sessionId: userTokens.sessionId,
          verifiedElsewhere: userTokens.verifiedElsewhere,
          expiresAt: userTokens.expiresAt,
        })
        .from(userTokens)
        .where(and(eq(userTokens.userId, userId), isLive(now)))
        .orderBy(userTokens.id);
    },

    async prolong(userId: number, now: Date, expiresAt: Date): Promise<void> {
      await db
        .update(userTokens)
        .set({ expiresAt: sql`greatest(${userTokens.expiresAt}, ${expiresAt})` })
        .where(and(eq(userTokens.userId, userId), isLive(now)));
    },

    async deleteSome(ids: number[]): Promise<void> {
      await db.delete(userTokens).where(inArray(userTokens.id, ids));
    },

    /** Whether another account can still get this email back. */
    async isReserved(email: string, userId: number, now: Date): Promise<boolean> {
      const found = await db
        .select({ id: userTokens.id })
        .from(userTokens)
        .where(
          and(
            eq(sql`lower(${userTokens.email})`, folded(email)),
            ne(userTokens.userId, userId),
            isLive(now),
          ),
        )
        .limit(1);
      return found.length > 0;
    },
  };
}
