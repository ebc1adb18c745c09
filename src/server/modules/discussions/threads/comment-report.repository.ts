import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CommentReportListQuery } from '#shared/contracts/comment-report.ts';
import { boundedHtml } from '../../../db/bounded-html.ts';
import type { Database } from '../../../db/client.ts';
import { readPage, type Stretch } from '../../../db/list-page.ts';
import { commentReports, comments, discussions } from '../../../db/tables/discussions.ts';
import { users } from '../../../db/tables/users.ts';

type NewReport = typeof commentReports.$inferInsert & { reportedBy: number };
type ReportRow = typeof commentReports.$inferSelect;
type Status = ReportRow['status'];

const author = alias(users, 'author');
const reporter = alias(users, 'reporter');
const resolver = alias(users, 'resolver');

export type QueuedReport = Awaited<
  ReturnType<ReturnType<typeof createCommentReportRepository>['list']>
>['rows'][number];

export function createCommentReportRepository(db: Database) {
  const having = (status: Status | undefined) =>
    status === undefined ? undefined : eq(commentReports.status, status);

  const joined = () =>
    db
      .select({
        id: commentReports.id,
        commentId: commentReports.commentId,
        reason: commentReports.reason,
        status: commentReports.status,
        createdAt: commentReports.createdAt,
        resolvedAt: commentReports.resolvedAt,
        reporter: { id: reporter.id, username: reporter.username },
        resolver: { id: resolver.id, username: resolver.username },
        comment: {
          id: comments.id,
          content: comments.content,
          contentHtml: boundedHtml(comments.contentHtml),
          createdAt: comments.createdAt,
          isDeleted: sql<boolean>`${isNotNull(comments.deletedAt)}`,
        },
        author: { id: author.id, username: author.username },
        discussion: {
          id: discussions.id,
          title: discussions.title,
          questionId: discussions.questionId,
          isDeleted: sql<boolean>`${isNotNull(discussions.deletedAt)}`,
        },
      })
      .from(commentReports)
      .innerJoin(comments, eq(comments.id, commentReports.commentId))
      .innerJoin(discussions, eq(discussions.id, comments.threadId))
      .leftJoin(author, eq(author.id, comments.userId))
      .leftJoin(reporter, eq(reporter.id, commentReports.reportedBy))
      .leftJoin(resolver, eq(resolver.id, commentReports.resolvedBy));

  return {
    /** An open one stays unchanged. */
    async insert(report: NewReport): Promise<ReportRow | null> {
      const [row] = await db
        .insert(commentReports)
        .values(report)
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },

    async findOpen(commentId: number, reportedBy: number): Promise<ReportRow | null> {
      const [row] = await db
        .select()
        .from(commentReports)
        .where(
          and(
            eq(commentReports.commentId, commentId),
            eq(commentReports.reportedBy, reportedBy),
            having('open'),
          ),
        );
      return row ?? null;
    },

    list({ status, order }: CommentReportListQuery, stretch: Stretch | null) {
      const toward = order === 'oldest' ? asc : desc;
      return readPage(db, {
        table: commentReports,
        condition: having(status),
        select: (areShown) => joined().where(areShown).$dynamic(),
        order: [toward(commentReports.createdAt), toward(commentReports.id)],
        stretch,
      });
    },

    async find(id: number) {
      const [row] = await joined().where(eq(commentReports.id, id));
      return row ?? null;
    },

    async lock(id: number): Promise<ReportRow | null> {
      const [row] = await db
        .select()
        .from(commentReports)
        .where(eq(commentReports.id, id))
        .for('update');
      return row ?? null;
    },

    async resolve(id: number, outcome: Partial<ReportRow>): Promise<void> {
      await db.update(commentReports).set(outcome).where(eq(commentReports.id, id));
    },

    async resolveOpenOf(commentId: number, outcome: Partial<ReportRow>): Promise<void> {
      await db
        .update(commentReports)
        .set(outcome)
        .where(and(eq(commentReports.commentId, commentId), having('open')));
    },
  };
}
