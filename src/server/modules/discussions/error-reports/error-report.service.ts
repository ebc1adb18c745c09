import type {
  ErrorReport,
  NewErrorReport,
  OwnErrorReport,
  OwnErrorReportQuery,
} from '#shared/contracts/error-report.ts';
import { rowsOfPage } from '#shared/domain/pagination.ts';
import { canSeeQuestion } from '#shared/policies/questions.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { notSignedIn } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { QuestionsService } from '../../questions/catalog/questions.service.ts';
import { holdQuestion } from '../../questions/question-access/question-access.service.ts';
import type { VariantsService } from '../../questions/variants/variants.service.ts';
import { createErrorReportRepository, type ErrorReportRow } from './error-report.repository.ts';

/** The same text within this time is a double submit. */
const repeatedWithinMs = 60_000;

export type ErrorReportService = ReturnType<typeof createErrorReportService>;

interface ErrorReportDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  questions: Pick<QuestionsService, 'requireSeen'>;
  variants: Pick<VariantsService, 'seedOf'>;
  now: () => Date;
}

interface Reporter {
  id: number;
  email: string;
  isAdmin: boolean;
}

export function createErrorReportService(deps: ErrorReportDeps) {
  const { db, inTransaction, rateLimits, questions, variants, now } = deps;
  return {
    async report(
      reporter: Reporter,
      questionId: number,
      { description, variant }: NewErrorReport,
    ): Promise<ErrorReport> {
      await rateLimits.allow('report', String(reporter.id));
      await questions.requireSeen(questionId, reporter);
      const report = {
        questionId,
        variant: await variants.seedOf(questionId, variant),
        reportedBy: reporter.id,
        reportedByEmail: reporter.email,
        description,
        createdAt: now(),
        updatedAt: now(),
      };
      const row = await inTransaction(async (transaction) => {
        await holdQuestion(transaction, reporter, questionId);
        const repository = createErrorReportRepository(transaction.db);
        if (!(await repository.lockReporter(reporter.id))) throw notSignedIn();
        const since = new Date(report.createdAt.getTime() - repeatedWithinMs);
        return (await repository.findSame(report, since)) ?? (await repository.insert(report));
      });
      return present(row);
    },

    async listOwn(
      reporter: Reporter,
      query: OwnErrorReportQuery,
    ): Promise<{ total: number; reports: OwnErrorReport[] }> {
      const repository = createErrorReportRepository(db);
      const [total, rows] = await Promise.all([
        repository.countOf(reporter.id),
        repository.listOf(reporter.id, rowsOfPage(query)),
      ]);
      const replies = await repository.listRepliesTo(rows.map(({ id }) => id));
      const byReport = Map.groupBy(replies, ({ errorReportId }) => errorReportId);
      const reports = rows.map(({ isVisible, question, createdAt, ...row }) => ({
        ...row,
        question: canSeeQuestion(reporter, { isVisible }) ? question : null,
        createdAt: createdAt.toISOString(),
        replies: (byReport.get(row.id) ?? []).map((reply) => ({
          id: reply.id,
          content: reply.content,
          createdAt: reply.createdAt.toISOString(),
        })),
      }));
      return { total, reports };
    },
  };
}

function present({ updatedAt: _, createdAt, ...row }: ErrorReportRow): ErrorReport {
  return { ...row, createdAt: createdAt.toISOString() };
}
