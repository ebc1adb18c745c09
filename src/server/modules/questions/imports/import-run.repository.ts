import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { importRuns } from '../../../db/tables/imports.ts';

export type ImportRunRow = typeof importRuns.$inferSelect;
type NewRun = typeof importRuns.$inferInsert;

export function createImportRunRepository(db: Database) {
  return {
    /** False if the key is taken. */
    async insert(run: NewRun): Promise<boolean> {
      const { rowCount } = await db.insert(importRuns).values(run).onConflictDoNothing();
      return rowCount === 1;
    },

    async update(key: string, change: Partial<NewRun>): Promise<void> {
      await db.update(importRuns).set(change).where(eq(importRuns.key, key));
    },

    async find(key: string): Promise<ImportRunRow | null> {
      const [row] = await db.select().from(importRuns).where(eq(importRuns.key, key));
      return row ?? null;
    },

    async deleteBefore(moment: Date): Promise<void> {
      await db.delete(importRuns).where(lt(importRuns.createdAt, moment));
    },
  };
}
