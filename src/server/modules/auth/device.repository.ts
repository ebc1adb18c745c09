import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { knownDevices } from '../../db/tables/users.ts';

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
  };
}
