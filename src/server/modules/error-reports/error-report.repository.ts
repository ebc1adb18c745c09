import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { errorReports } from '../../db/tables/reports.ts';
import { users } from '../../db/tables/users.ts';

export type ErrorReportRow = typeof errorReports.$inferSelect;

interface NewReport {
  questionId: number;
  reportedBy: number;
  reportedByEmail: string;
  description: string;
  createdAt: Date;
  updatedAt: Date;
}

export function createErrorReportRepository(db: Database) {
  return {
    /** Reports of one person come one after another. False: the account is gone. */
    async lockReporter(userId: number): Promise<boolean> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      return rows.length > 0;
    },

    async findSame(report: NewReport, since: Date): Promise<ErrorReportRow | null> {
      const [row] = await db
        .select()
        .from(errorReports)
        .where(
          and(
            eq(errorReports.reportedBy, report.reportedBy),
            gt(errorReports.createdAt, since),
            eq(errorReports.questionId, report.questionId),
            eq(errorReports.description, report.description),
          ),
        )
        .orderBy(desc(errorReports.id))
        .limit(1);
      return row ?? null;
    },

    async insert(report: NewReport): Promise<ErrorReportRow> {
      const [row] = await db.insert(errorReports).values(report).returning();
      if (!row) throw new Error('An error report was not inserted');
      return row;
    },
  };
}
