import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { pendingIdentities } from '../../../../db/tables/identities.ts';

export type PendingRow = typeof pendingIdentities.$inferSelect;

export function createPendingIdentityRepository(db: Database) {
  const isValid = (tokenHash: Buffer, now: Date) =>
    and(eq(pendingIdentities.tokenHash, tokenHash), gt(pendingIdentities.expiresAt, now));

  return {
    async insert(identity: typeof pendingIdentities.$inferInsert): Promise<void> {
      await db.insert(pendingIdentities).values(identity);
    },

    async find(tokenHash: Buffer, now: Date): Promise<PendingRow | null> {
      const [row] = await db.select().from(pendingIdentities).where(isValid(tokenHash, now));
      return row ?? null;
    },

    /** One statement, so that only one of several requests gets it. */
    async take(tokenHash: Buffer, now: Date): Promise<PendingRow | null> {
      const [row] = await db.delete(pendingIdentities).where(isValid(tokenHash, now)).returning();
      return row ?? null;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(pendingIdentities).where(lt(pendingIdentities.expiresAt, now));
    },
  };
}
