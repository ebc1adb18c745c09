import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { signInSteps } from '../../../db/tables/two-factor.ts';

export const triesPerStep = 5;

export function createSignInStepRepository(db: Database) {
  const isOpen = (tokenHash: Buffer, now: Date) =>
    and(
      eq(signInSteps.tokenHash, tokenHash),
      gt(signInSteps.expiresAt, now),
      lt(signInSteps.tries, triesPerStep),
    );

  return {
    async insert(step: typeof signInSteps.$inferInsert): Promise<void> {
      await db.insert(signInSteps).values(step);
    },

    async find(tokenHash: Buffer, now: Date) {
      const [row] = await db
        .select({ userId: signInSteps.userId })
        .from(signInSteps)
        .where(isOpen(tokenHash, now));
      return row ?? null;
    },

    /** One statement, so that concurrent requests get no extra tries. Null if none were left. */
    async countTry(tokenHash: Buffer, now: Date) {
      const [row] = await db
        .update(signInSteps)
        .set({ tries: sql`${signInSteps.tries} + 1` })
        .where(isOpen(tokenHash, now))
        .returning({ tries: signInSteps.tries });
      return row ?? null;
    },

    /** False if another request was first. */
    async delete(tokenHash: Buffer): Promise<boolean> {
      const deleted = await db
        .delete(signInSteps)
        .where(eq(signInSteps.tokenHash, tokenHash))
        .returning({ userId: signInSteps.userId });
      return deleted.length > 0;
    },

    async deleteAllOf(userId: number): Promise<void> {
      await db.delete(signInSteps).where(eq(signInSteps.userId, userId));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(signInSteps).where(lt(signInSteps.expiresAt, now));
    },
  };
}
