import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { keptExports } from '../../../db/tables/audit.ts';
import { questions } from '../../../db/tables/questions.ts';

const listed = {
  id: keptExports.id,
  reason: keptExports.reason,
  format: keptExports.format,
  rowCount: keptExports.rowCount,
  createdBy: keptExports.createdByName,
  createdAt: keptExports.createdAt,
};

export function createKeptExportRepository(db: Database) {
  return {
    async countQuestions(): Promise<number> {
      const [row] = await db.select({ count: count() }).from(questions);
      return row?.count ?? 0;
    },

    async insert(row: typeof keptExports.$inferInsert): Promise<number> {
      const [inserted] = await db.insert(keptExports).values(row).returning({ id: keptExports.id });
      if (!inserted) throw new Error('The export was not stored');
      return inserted.id;
    },

    /** Newest first. */
    list(stretch: Stretch | null) {
      return readPage(db, {
        table: keptExports,
        select: (areShown) => db.select(listed).from(keptExports).where(areShown).$dynamic(),
        order: [desc(keptExports.createdAt), desc(keptExports.id)],
        stretch,
      });
    },

    async find(id: number) {
      const [row] = await db
        .select({ ...listed, data: keptExports.data })
        .from(keptExports)
        .where(eq(keptExports.id, id));
      return row ?? null;
    },
  };
}
