import type {
  NewPartnerReport,
  PartnerReport,
  PartnerReportListQuery,
} from '#shared/contracts/partner-report.ts';
import { rowsOfPage } from '#shared/domain/pagination.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { createPairRepository } from './pair.repository.ts';
import { alreadyDecided, alreadyReported, pairNotFound, reportNotFound } from './partner-errors.ts';
import {
  createPartnerReportRepository,
  type QueuedPartnerReport,
} from './partner-report.repository.ts';

interface PartnerReportDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

interface Admin {
  id: number;
  username: string;
}

export type PartnerReportService = ReturnType<typeof createPartnerReportService>;

/** What people tell administrators about their partners. The partners are not told. */
export function createPartnerReportService(deps: PartnerReportDeps) {
  const { db, inTransaction, rateLimits, now } = deps;
  const repository = createPartnerReportRepository(db);

  return {
    async report(
      { id: reportedBy }: { id: number },
      pairId: string,
      { reason, text }: NewPartnerReport,
    ): Promise<void> {
      await rateLimits.allow('report', String(reportedBy));
      await inTransaction(async (transaction) => {
        const pairs = createPairRepository(transaction.db);
        const pair = await pairs.find({ id: pairId }, reportedBy);
        const reportedUser = await pairs.findPartner(pairId, reportedBy);
        if (!pair || reportedUser === null) throw pairNotFound();
        const { startsAt, role } = pair;
        const isNew = await createPartnerReportRepository(transaction.db).insert({
          ...{ pairId, startsAt, role, reportedBy, reportedUser },
          ...{ reason, text: text || null, createdAt: now() },
        });
        if (!isNew) throw alreadyReported();
      });
    },

    async list(query: PartnerReportListQuery) {
      const { rows, total } = await repository.list(query, rowsOfPage(query));
      return { total, reports: rows.map(present) };
    },

    async resolve(admin: Admin, id: number): Promise<PartnerReport> {
      return inTransaction(async (transaction) => {
        const own = createPartnerReportRepository(transaction.db);
        const report = await own.lock(id);
        if (!report) throw reportNotFound();
        if (report.resolvedAt) throw alreadyDecided();
        await own.resolve(id, { resolvedBy: admin.id, resolvedAt: now() });
        await recordAct(transaction, {
          actor: admin,
          action: 'partner_report.resolve',
          subject: { type: 'partner_report', id },
          details: { reportedUser: report.reportedUser, reason: report.reason },
        });
        const resolved = await own.find(id);
        if (!resolved) throw reportNotFound();
        return present(resolved);
      });
    },
  };
}

function present(row: QueuedPartnerReport): PartnerReport {
  return {
    ...row,
    status: row.resolvedAt ? 'resolved' : 'open',
    startsAt: row.startsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}
