import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { isAmong } from '../../../db/is-among.ts';
import { knownDevices } from '../../../db/tables/users.ts';

export function createDeviceRepository(db: Database) {
  return {
    listOf(userId: number) {
      return db
        .select({ tokenHash: knownDevices.tokenHash, lastUsedAt: knownDevices.lastUsedAt })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId));
    },

    async remember(userId: number, tokenHash: Buffer, now: Date): Promise<void> {
      await db
        .insert(knownDevices)
        .values({ userId, tokenHash, firstUsedAt: now, lastUsedAt: now })
        .onConflictDoUpdate({
          target: [knownDevices.userId, knownDevices.tokenHash],
          set: { lastUsedAt: now },
        });
    },

    async forgetUnused(userId: number, since: Date): Promise<void> {
      await db
        .delete(knownDevices)
        .where(and(eq(knownDevices.userId, userId), lt(knownDevices.lastUsedAt, since)));
    },

    /** Keeps the most recently used ones, and always the current one. */
    async forgetBeyond(userId: number, most: number, current: Buffer): Promise<void> {
      const areOthers = and(eq(knownDevices.userId, userId), ne(knownDevices.tokenHash, current));
      const beyond = db
        .select({ tokenHash: knownDevices.tokenHash })
        .from(knownDevices)
        .where(areOthers)
        .orderBy(desc(knownDevices.lastUsedAt))
        .offset(most - 1);
      await db
        .delete(knownDevices)
        .where(and(eq(knownDevices.userId, userId), isAmong(knownDevices.tokenHash, beyond)));
    },
  };
}
