import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { recoveryCodes } from '../../../db/tables/two-factor.ts';

type Made = Pick<typeof recoveryCodes.$inferSelect, 'userId' | 'sessionId' | 'createdAt'>;

export function createRecoveryCodeRepository(db: Database) {
  const unusedOf = (userId: number) =>
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

  return {
    /** One statement, so that exactly one of many requests with the same code succeeds. */
    async use(userId: number, codeHash: Buffer, now: Date): Promise<boolean> {
      const used = await db
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(and(unusedOf(userId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ userId: recoveryCodes.userId });
      return used.length > 0;
    },

    async insert(made: Made, codeHashes: readonly Buffer[]): Promise<void> {
      const rows = codeHashes.map((codeHash) => ({ ...made, codeHash }));
      await db.insert(recoveryCodes).values(rows);
    },

    /** Returns how many there were. */
    async deleteAllOf(userId: number): Promise<number> {
      const { rowCount } = await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      return rowCount ?? 0;
    },

    countLeft: (userId: number) => db.$count(recoveryCodes, unusedOf(userId)),
  };
}
