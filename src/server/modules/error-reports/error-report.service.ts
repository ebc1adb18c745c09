import type { ErrorReport } from '#shared/contracts/error-report.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import { notSignedIn } from '../../errors.ts';
import { holdQuestion } from '../question-access/question-access.service.ts';
import type { ThrottleService } from '../throttle/throttle.service.ts';
import { createErrorReportRepository, type ErrorReportRow } from './error-report.repository.ts';

/** Whoever sends the same text again so soon pressed the button twice. */
const repeatedWithinMs = 60_000;

export type ErrorReportService = ReturnType<typeof createErrorReportService>;

interface ErrorReportDeps {
  inTransaction: RunInTransaction;
  throttle: Pick<ThrottleService, 'allow'>;
  now: () => Date;
}

interface Reporter {
  id: number;
  email: string;
  isAdmin: boolean;
}

export function createErrorReportService({ inTransaction, throttle, now }: ErrorReportDeps) {
  return {
    async report(
      reporter: Reporter,
      questionId: number,
      description: string,
    ): Promise<ErrorReport> {
      await throttle.allow('report', String(reporter.id));
      const report = {
        questionId,
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
  };
}

function present({ updatedAt: _, createdAt, ...row }: ErrorReportRow): ErrorReport {
  return { ...row, createdAt: createdAt.toISOString() };
}
