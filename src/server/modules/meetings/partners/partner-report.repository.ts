import { aliasedTable, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PartnerReportListQuery } from '#shared/contracts/partner-report.ts';
import type { Database } from '../../../db/client.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { partnerReports } from '../../../db/tables/partners.ts';
import { users } from '../../../db/tables/users.ts';

type NewReport = typeof partnerReports.$inferInsert;
type ReportRow = typeof partnerReports.$inferSelect;

const reporter = aliasedTable(users, 'reporter');
const reported = aliasedTable(users, 'reported');
const resolver = aliasedTable(users, 'resolver');

export type QueuedPartnerReport = Awaited<
  ReturnType<ReturnType<typeof createPartnerReportRepository>['list']>
>['rows'][number];

export function createPartnerReportRepository(db: Database) {
  const { id, createdAt, resolvedAt } = partnerReports;
  const conditions = { open: isNull(resolvedAt), resolved: isNotNull(resolvedAt) };

  const joined = () =>
    db
      .select({
        id,
        startsAt: partnerReports.startsAt,
        role: partnerReports.role,
        reason: partnerReports.reason,
        text: partnerReports.text,
        createdAt,
        resolvedAt,
        reporter: { id: reporter.id, username: reporter.username },
        reported: { id: reported.id, username: reported.username },
        resolver: { id: resolver.id, username: resolver.username },
      })
      .from(partnerReports)
      .leftJoin(reporter, eq(reporter.id, partnerReports.reportedBy))
      .leftJoin(reported, eq(reported.id, partnerReports.reportedUser))
      .leftJoin(resolver, eq(resolver.id, partnerReports.resolvedBy));

  return {
    /** False if this user has reported this pair before. */
    async insert(report: NewReport): Promise<boolean> {
      const rows = await db
        .insert(partnerReports)
        .values(report)
        .onConflictDoNothing()
        .returning({ id });
      return rows.length > 0;
    },

    list({ status, order }: PartnerReportListQuery, stretch: Stretch | null) {
      const toward = order === 'oldest' ? asc : desc;
      return readPage(db, {
        table: partnerReports,
        condition: status && conditions[status],
        select: (areShown) => joined().where(areShown).$dynamic(),
        order: [toward(createdAt), toward(id)],
        stretch,
      });
    },

    async find(report: number) {
      const [row] = await joined().where(eq(id, report));
      return row ?? null;
    },

    async lock(report: number): Promise<ReportRow | null> {
      const [row] = await db.select().from(partnerReports).where(eq(id, report)).for('update');
      return row ?? null;
    },

    async resolve(
      report: number,
      outcome: Pick<ReportRow, 'resolvedAt' | 'resolvedBy'>,
    ): Promise<void> {
      await db.update(partnerReports).set(outcome).where(eq(id, report));
    },
  };
}
