import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { finishedDrills } from '../../../db/tables/finished-drills.ts';

export function createFinishedDrillsRepository(db: Database) {
  return {
    async insert(row: typeof finishedDrills.$inferInsert): Promise<void> {
      await db.insert(finishedDrills).values(row).onConflictDoNothing();
    },

    async clear(userId: number): Promise<void> {
      await db.delete(finishedDrills).where(eq(finishedDrills.userId, userId));
    },
  };
}
