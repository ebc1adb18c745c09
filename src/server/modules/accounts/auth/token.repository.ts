import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { userTokens } from '../../../db/tables/users.ts';

export type TokenPurpose = 'verify_email' | 'reset_password' | 'revert_email';
export type UnsubscribePurpose =
  | 'unsubscribe'
  | 'unsubscribe_work'
  | 'unsubscribe_reviews'
  | 'unsubscribe_plans'
  | 'unsubscribe_sign_ins';
type NewToken = typeof userTokens.$inferInsert;

export function createTokenRepository(db: Database) {
  return {
    async insert(token: NewToken): Promise<void> {
      await db.insert(userTokens).values(token);
    },

    countSince(userId: number, purpose: UnsubscribePurpose, since: Date): Promise<number> {
      return db.$count(
        userTokens,
        and(
          eq(userTokens.userId, userId),
          eq(userTokens.purpose, purpose),
          gt(userTokens.createdAt, since),
        ),
      );
    },

    async deleteAll(userId: number, purpose: TokenPurpose): Promise<void> {
      await db
        .delete(userTokens)
        .where(and(eq(userTokens.userId, userId), eq(userTokens.purpose, purpose)));
    },

    /** Also finds tokens that are no longer valid. */
    async find(tokenHash: Buffer, purpose: TokenPurpose | UnsubscribePurpose) {
      const [row] = await db
        .select({
          userId: userTokens.userId,
          email: userTokens.email,
          usedAt: userTokens.usedAt,
          expiresAt: userTokens.expiresAt,
        })
        .from(userTokens)
        .where(and(eq(userTokens.tokenHash, tokenHash), eq(userTokens.purpose, purpose)));
      return row ?? null;
    },

    /** One statement, so that exactly one of many concurrent requests gets it. */
    async use(tokenHash: Buffer, purpose: TokenPurpose, now: Date) {
      const [row] = await db
        .update(userTokens)
        .set({ usedAt: now })
        .where(
          and(
            eq(userTokens.tokenHash, tokenHash),
            eq(userTokens.purpose, purpose),
            isNull(userTokens.usedAt),
            gt(userTokens.expiresAt, now),
          ),
        )
        .returning({
          id: userTokens.id,
          email: userTokens.email,
          sentAt: userTokens.createdAt,
          sessionId: userTokens.sessionId,
          verifiedElsewhere: userTokens.verifiedElsewhere,
        });
      return row ?? null;
    },
  };
}
