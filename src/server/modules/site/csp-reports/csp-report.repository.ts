import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { cspReports } from '../../../db/tables/csp-reports.ts';
import type { BlockedLoad } from './read-reports.ts';

export function createCspReportRepository(db: Database) {
  return {
    /** Locks the table until the transaction ends, so that the number of rows stays right. */
    async lock(): Promise<void> {
      await db.execute(sql`lock table ${cspReports} in exclusive mode`);
    },

    /** False if it is the first of its kind. */
    async countAgain({ directive, blocked, page, source }: BlockedLoad, now: Date) {
      const counted = await db
        .update(cspReports)
        .set({ count: sql`least(${cspReports.count}, 999999999) + 1`, lastSeenAt: now })
        .where(
          and(
            eq(cspReports.directive, directive),
            eq(cspReports.blocked, blocked),
            eq(cspReports.page, page),
            eq(cspReports.source, source),
          ),
        )
        .returning({ id: cspReports.id });
      return counted.length > 0;
    },

    async insert(load: BlockedLoad, now: Date): Promise<void> {
      await db.insert(cspReports).values({ ...load, firstSeenAt: now, lastSeenAt: now });
    },

    async countRows(): Promise<number> {
      const [row] = await db.select({ rows: count() }).from(cspReports);
      return row?.rows ?? 0;
    },

    async deleteBefore(moment: Date): Promise<void> {
      await db.delete(cspReports).where(lt(cspReports.lastSeenAt, moment));
    },

    /** Newest first. */
    list(since: Date, stretch: Stretch) {
      return readPage(db, {
        table: cspReports,
        condition: gte(cspReports.lastSeenAt, since),
        select: (areShown) => db.select().from(cspReports).where(areShown).$dynamic(),
        order: [desc(cspReports.lastSeenAt), desc(cspReports.id)],
        stretch,
      });
    },
  };
}
