import type { CspReport, CspReportBody } from '#shared/contracts/csp-report.ts';
import { pageSize, rowsOfPage } from '#shared/domain/pagination.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { createCspReportRepository } from './csp-report.repository.ts';
import { readReports } from './read-reports.ts';

interface CspReportDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
  rateLimits: Pick<RateLimitService, 'isAllowed'>;
  now: () => Date;
}

interface PageQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
}

const keptMs = 30 * 24 * 60 * 60 * 1000;
const mostRows = 1_000;

export type CspReportService = ReturnType<typeof createCspReportService>;

/** Anyone can send reports, so we limit their number and treat them only as hints. */
export function createCspReportService(deps: CspReportDeps) {
  const { db, inTransaction, jobs, rateLimits, now } = deps;
  const repository = createCspReportRepository(db);
  const since = () => new Date(now().getTime() - keptMs);
  const forgetOld = () => repository.deleteBefore(since());

  return {
    async receive(body: CspReportBody): Promise<void> {
      const loads = readReports(body);
      // All clients share one limit that protects the table.
      if (loads.length === 0 || !(await rateLimits.isAllowed('cspReport', 'everybody'))) return;
      await inTransaction(async (transaction) => {
        const own = createCspReportRepository(transaction.db);
        await own.lock();
        for (const load of loads) {
          if (await own.countAgain(load, now())) continue;
          if ((await own.countRows()) < mostRows) await own.insert(load, now());
        }
      });
    },

    async list(query: PageQuery): Promise<{ total: number; reports: CspReport[] }> {
      const stretch = rowsOfPage(query) ?? { offset: 0, limit: pageSize };
      const { rows, total } = await repository.list(since(), stretch);
      const reports = rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt.toISOString() }));
      return { total, reports };
    },

    forgetOld,

    startJobs: () =>
      jobs.schedule(
        { name: 'csp-night', cron: '25 3 * * *', expireInSeconds: 600, isRetried: true },
        forgetOld,
      ),
  };
}
