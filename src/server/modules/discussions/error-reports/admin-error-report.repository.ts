import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ErrorReportQuery } from '#shared/contracts/error-report.ts';
import type { Database } from '../../../db/client.ts';
import { containing } from '../../../db/containing.ts';
import { isAmong } from '../../../db/is-among.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { errorReportReplies, errorReports, reportText } from '../../../db/tables/error-reports.ts';
import { questions, solutions } from '../../../db/tables/questions.ts';
import { users } from '../../../db/tables/users.ts';

type NewReply = typeof errorReportReplies.$inferInsert;

const reporter = alias(users, 'reporter');
const author = alias(users, 'author');

const listed = {
  id: errorReports.id,
  questionId: errorReports.questionId,
  variant: errorReports.variant,
  reportedBy: errorReports.reportedBy,
  reportedByEmail: errorReports.reportedByEmail,
  description: errorReports.description,
  status: errorReports.status,
  createdAt: errorReports.createdAt,
  updatedAt: errorReports.updatedAt,
  reporter: { username: reporter.username, email: reporter.email },
  question: { id: questions.id, name: questions.name },
  replyCount:
    sql<number>`(select count(*) from ${errorReportReplies} where ${errorReportReplies.errorReportId} = ${errorReports.id})`.mapWith(
      Number,
    ),
};

const detailed = {
  ...listed,
  question: {
    ...listed.question,
    descriptionHtml: questions.descriptionHtml,
    solutionHtml: solutions.contentHtml,
    difficulty: questions.difficulty,
    category: questions.category,
    isVisible: questions.isVisible,
  },
};

const sortKeys = {
  createdAt: [errorReports.createdAt],
  status: [sql`lower(${errorReports.status})`, errorReports.createdAt],
  question: [questions.nameKey],
  reportedByEmail: [sql`lower(${errorReports.reportedByEmail})`],
};

function conditionOf({ search, status }: ErrorReportQuery): SQL | undefined {
  const pattern = search && containing(search);
  return and(
    status ? eq(sql`lower(${errorReports.status})`, status.trim().toLowerCase()) : undefined,
    pattern
      ? or(
          ilike(reportText(errorReports), pattern),
          isAmong(
            errorReports.questionId,
            sql`select ${questions.id} from ${questions} where ${questions.nameKey} like ${pattern.toLowerCase()}`,
          ),
        )
      : undefined,
  );
}

export function createAdminErrorReportRepository(db: Database) {
  return {
    /** Newest first, unless sorted. */
    list(query: ErrorReportQuery, stretch: Stretch | null) {
      const { sort = 'createdAt', direction = query.sort ? 'asc' : 'desc' } = query;
      const toward = direction === 'desc' ? desc : asc;
      return readPage(db, {
        table: errorReports,
        condition: conditionOf(query),
        join:
          sort === 'question'
            ? (ids) => ids.innerJoin(questions, eq(questions.id, errorReports.questionId))
            : undefined,
        select: (areShown) =>
          db
            .select(listed)
            .from(errorReports)
            .innerJoin(questions, eq(questions.id, errorReports.questionId))
            .leftJoin(reporter, eq(reporter.id, errorReports.reportedBy))
            .where(areShown)
            .$dynamic(),
        order: [...sortKeys[sort], errorReports.id].map((key) => toward(key)),
        stretch,
      });
    },

    countStatuses() {
      return db
        .select({ status: errorReports.status, count: count() })
        .from(errorReports)
        .groupBy(errorReports.status)
        .orderBy(errorReports.status);
    },

    async find(id: number) {
      const [row] = await db
        .select(detailed)
        .from(errorReports)
        .innerJoin(questions, eq(questions.id, errorReports.questionId))
        .leftJoin(solutions, eq(solutions.questionId, questions.id))
        .leftJoin(reporter, eq(reporter.id, errorReports.reportedBy))
        .where(eq(errorReports.id, id));
      return row ?? null;
    },

    /** Oldest first. */
    listReplies(reportId: number) {
      return db
        .select({
          id: errorReportReplies.id,
          content: errorReportReplies.content,
          createdAt: errorReportReplies.createdAt,
          author: { username: author.username },
        })
        .from(errorReportReplies)
        .leftJoin(author, eq(author.id, errorReportReplies.authorId))
        .where(eq(errorReportReplies.errorReportId, reportId))
        .orderBy(errorReportReplies.createdAt, errorReportReplies.id);
    },

    /**
     * Locks the accounts until the transaction ends, before anything else: deleting an account
     * locks it and then its reports. Ordered by id, like every lock on several accounts.
     */
    async holdAccounts(ids: number[]): Promise<number[]> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, ids))
        .orderBy(users.id)
        .for('key share');
      return rows.map(({ id }) => id);
    },

    async lock(id: number) {
      const [row] = await db
        .select({ status: errorReports.status, reportedBy: errorReports.reportedBy })
        .from(errorReports)
        .where(eq(errorReports.id, id))
        .for('update');
      return row ?? null;
    },

    async update(id: number, change: { status?: string; updatedAt: Date }): Promise<void> {
      await db.update(errorReports).set(change).where(eq(errorReports.id, id));
    },

    async insertReply(reply: NewReply): Promise<void> {
      await db.insert(errorReportReplies).values(reply);
    },
  };
}
