import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { errorReportReplies, errorReports } from '../../../db/tables/error-reports.ts';
import { questions } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';

export type ErrorReportRow = typeof errorReports.$inferSelect;

interface NewReport {
  questionId: number;
  variant: string | null;
  reportedBy: number;
  reportedByEmail: string;
  description: string;
  createdAt: Date;
  updatedAt: Date;
}

export function createErrorReportRepository(db: Database) {
  return {
    /** Serializes the reports of one user. False: the account was deleted. */
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
            sql`${errorReports.variant} is not distinct from ${report.variant}`,
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

    /** Newest first. */
    listOf(userId: number, stretch: { offset: number; limit: number } | null) {
      const rows = db
        .select({
          id: errorReports.id,
          question: { id: questions.id, name: questions.name },
          isVisible: questions.isVisible,
          variant: errorReports.variant,
          description: errorReports.description,
          status: errorReports.status,
          createdAt: errorReports.createdAt,
        })
        .from(errorReports)
        .innerJoin(questions, eq(questions.id, errorReports.questionId))
        .where(eq(errorReports.reportedBy, userId))
        .orderBy(desc(errorReports.createdAt), desc(errorReports.id))
        .$dynamic();
      return stretch ? rows.offset(stretch.offset).limit(stretch.limit) : rows;
    },

    async countOf(userId: number): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(errorReports)
        .where(eq(errorReports.reportedBy, userId));
      return row?.count ?? 0;
    },

    /** Oldest first. */
    listRepliesTo(reportIds: number[]) {
      return db
        .select({
          id: errorReportReplies.id,
          errorReportId: errorReportReplies.errorReportId,
          content: errorReportReplies.content,
          createdAt: errorReportReplies.createdAt,
        })
        .from(errorReportReplies)
        .where(inArray(errorReportReplies.errorReportId, reportIds))
        .orderBy(errorReportReplies.createdAt, errorReportReplies.id);
    },
  };
}
