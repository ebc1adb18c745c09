import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { finishedDrills } from '../../../db/tables/finished-drills.ts';

const mostListed = 1_000;

export function createFinishedDrillsRepository(db: Database) {
  return {
    async insert(row: typeof finishedDrills.$inferInsert): Promise<void> {
      await db.insert(finishedDrills).values(row).onConflictDoNothing();
    },

    /** At most as many as anyone runs in a few weeks. */
    async listSince(userId: number, since: Date): Promise<Date[]> {
      const rows = await db
        .select({ at: finishedDrills.finishedAt })
        .from(finishedDrills)
        .where(isSince(userId, since))
        .orderBy(finishedDrills.finishedAt)
        .limit(mostListed);
      return rows.map(({ at }) => at);
    },

    countSince: (userId: number, since: Date): Promise<number> =>
      db.$count(finishedDrills, isSince(userId, since)),

    async clear(userId: number): Promise<void> {
      await db.delete(finishedDrills).where(eq(finishedDrills.userId, userId));
    },
  };
}

function isSince(userId: number, since: Date) {
  return and(eq(finishedDrills.userId, userId), gte(finishedDrills.finishedAt, since));
}
