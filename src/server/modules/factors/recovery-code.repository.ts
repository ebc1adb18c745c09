import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { recoveryCodes } from '../../db/tables/factors.ts';

export function createRecoveryCodeRepository(db: Database) {
  const unusedOf = (userId: number) =>
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

  return {
    /** One statement, so that of many requests with the same code exactly one gets through. */
    async use(userId: number, codeHash: Buffer, now: Date): Promise<boolean> {
      const used = await db
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(and(unusedOf(userId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ userId: recoveryCodes.userId });
      return used.length > 0;
    },

    async insert(userId: number, codeHashes: readonly Buffer[], now: Date): Promise<void> {
      const rows = codeHashes.map((codeHash) => ({ userId, codeHash, createdAt: now }));
      await db.insert(recoveryCodes).values(rows);
    },

    async deleteAllOf(userId: number): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },

    countLeft: (userId: number) => db.$count(recoveryCodes, unusedOf(userId)),
  };
}
