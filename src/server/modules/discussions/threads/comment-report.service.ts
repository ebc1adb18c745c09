import type {
  CommentReport,
  CommentReportListQuery,
  ReportDecision,
  ReportedComment,
} from '#shared/contracts/comment-report.ts';
import { rowsOfPage } from '#shared/domain/pagination.ts';
import { canJudgeComment } from '#shared/policies/discussions.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { type Actor, commentNotFound, holdActor, requireComment } from './access.ts';
import { createCommentRepository } from './comment.repository.ts';
import { removeComment } from './comment-removal.ts';
import { createCommentReportRepository, type QueuedReport } from './comment-report.repository.ts';
import { createDiscussionRepository } from './discussion.repository.ts';
import type { DiscussionEvents } from './events.ts';

export type CommentReportService = ReturnType<typeof createCommentReportService>;

interface CommentReportDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  events: DiscussionEvents;
  now: () => Date;
}

const reportNotFound = () => notFound('Report not found');

export function createCommentReportService(deps: CommentReportDeps) {
  const { db, inTransaction, changes, rateLimits, events, now } = deps;
  const repository = createCommentReportRepository(db);

  /** Even if it or its thread was deleted in the meantime. */
  async function removeReported(
    transaction: Transaction,
    admin: Actor,
    commentId: number,
    reason: string | null,
  ): Promise<void> {
    const comments = createCommentRepository(transaction.db);
    const found = await comments.find(commentId);
    const thread = found && (await createDiscussionRepository(transaction.db).lock(found.threadId));
    const comment = await comments.find(commentId);
    if (!thread || !comment) throw commentNotFound();
    if (comment.deletedAt) return;
    const removal = { moderator: admin, reason, at: now() };
    await removeComment(transaction, { comment, thread, removal, events });
  }

  return {
    /** One open report per user and comment: repeating it returns the first. */
    async report(reporter: Actor, commentId: number, reason: string): Promise<CommentReport> {
      await rateLimits.allow('report', String(reporter.id));
      return inTransaction(async (transaction) => {
        await holdActor(transaction, reporter);
        const found = await createCommentRepository(transaction.db).find(commentId);
        if (!canJudgeComment(reporter, requireComment(reporter, found))) {
          throw new AppError(400, 'OWN_COMMENT', 'You cannot report your own comment');
        }
        const own = createCommentReportRepository(transaction.db);
        const report = { commentId, reportedBy: reporter.id, reason, createdAt: now() };
        const row = (await own.insert(report)) ?? (await own.findOpen(commentId, reporter.id));
        if (!row) throw new Error('A report was neither inserted nor found');
        const { id, status, createdAt } = row;
        return { id, commentId, reason: row.reason, status, createdAt: createdAt.toISOString() };
      });
    },

    async list(query: CommentReportListQuery) {
      const { rows, total } = await repository.list(query, rowsOfPage(query));
      return { total, reports: rows.map(present) };
    },

    /** Upholding one report of a comment closes all open ones: the comment is deleted. */
    async decide(
      admin: Actor,
      id: number,
      { status, reason = '' }: ReportDecision,
    ): Promise<ReportedComment> {
      await inTransaction(async (transaction) => {
        const own = createCommentReportRepository(transaction.db);
        const report = await own.find(id);
        if (!report) throw reportNotFound();
        await holdActor(transaction, admin, { commentId: report.commentId });
        // Locks the thread first, as everywhere, then the reports.
        if (status === 'upheld') {
          await removeReported(transaction, admin, report.commentId, reason || null);
        }
        if ((await own.lock(id))?.status !== 'open') throw alreadyDecided();
        const outcome = { status, resolvedBy: admin.id, resolvedAt: now() };
        if (status === 'upheld') await own.resolveOpenOf(report.commentId, outcome);
        else await own.resolve(id, outcome);
        await recordAct(transaction, {
          actor: admin,
          action: status === 'upheld' ? 'comment_report.uphold' : 'comment_report.dismiss',
          subject: { type: 'comment_report', id },
          details: { commentId: report.commentId, reason: reason || null },
        });
      });
      await changes.settle();
      const decided = await repository.find(id);
      if (!decided) throw reportNotFound();
      return present(decided);
    },
  };
}

function alreadyDecided(): AppError {
  return new AppError(409, 'ALREADY_DECIDED', 'This report has already been decided.');
}

function present({ author, comment, ...row }: QueuedReport): ReportedComment {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    comment: { ...comment, createdAt: comment.createdAt.toISOString(), author },
  };
}
