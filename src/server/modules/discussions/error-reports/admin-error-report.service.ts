import type {
  ErrorReportDetail,
  ErrorReportQuery,
  ListedErrorReport,
  NewReply,
  ReportStatusCount,
} from '#shared/contracts/error-report.ts';
import { rowsOfPage } from '#shared/domain/pagination.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { AppError, notFound, notSignedIn } from '../../../lib/errors.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { ErrorReportNotifier } from '../notifications/error-report-notifier.service.ts';
import { createAdminErrorReportRepository } from './admin-error-report.repository.ts';

export type AdminErrorReportService = ReturnType<typeof createAdminErrorReportService>;

interface Deps {
  db: Database;
  inTransaction: RunInTransaction;
  notifier: Pick<ErrorReportNotifier, 'answered'>;
  now: () => Date;
}

interface Admin {
  id: number;
  username: string;
}

const reportNotFound = () => notFound('Report not found');
const reporterGone = () =>
  new AppError(409, 'REPORTER_GONE', "The reporter's account was deleted.");

/** Error reports for administrators. */
export function createAdminErrorReportService({ db, inTransaction, notifier, now }: Deps) {
  const repository = createAdminErrorReportRepository(db);

  async function find(id: number): Promise<ErrorReportDetail> {
    const [row, replies] = await Promise.all([repository.find(id), repository.listReplies(id)]);
    if (!row) throw reportNotFound();
    return {
      ...withTimes(row),
      replies: replies.map((reply) => ({ ...reply, createdAt: reply.createdAt.toISOString() })),
    };
  }

  /** Locks the report, its reporter and the administrator until the transaction ends. */
  async function hold(transaction: Transaction, admin: Admin, id: number) {
    const own = createAdminErrorReportRepository(transaction.db);
    const found = await own.find(id);
    if (!found) throw reportNotFound();
    const held = await own.holdAccounts([admin.id, found.reportedBy ?? admin.id]);
    if (!held.includes(admin.id)) throw notSignedIn();
    const locked = await own.lock(id);
    if (!locked) throw reportNotFound();
    return { own, report: { ...found, ...locked } };
  }

  async function changeStatus(
    transaction: Transaction,
    admin: Admin,
    { id, status: from }: { id: number; status: string },
    to: string,
  ): Promise<void> {
    if (from === to) return;
    const own = createAdminErrorReportRepository(transaction.db);
    await own.update(id, { status: to, updatedAt: now() });
    await recordAct(transaction, {
      actor: admin,
      action: 'error_report.set_status',
      subject: { type: 'error_report', id },
      details: { from, to },
    });
  }

  return {
    find,

    async list(query: ErrorReportQuery): Promise<{ total: number; reports: ListedErrorReport[] }> {
      const { rows, total } = await repository.list(query, rowsOfPage(query));
      return { total, reports: rows.map(withTimes) };
    },

    countStatuses: (): Promise<ReportStatusCount[]> => repository.countStatuses(),

    async setStatus(admin: Admin, id: number, status: string): Promise<ErrorReportDetail> {
      await inTransaction(async (transaction) => {
        const { report } = await hold(transaction, admin, id);
        await changeStatus(transaction, admin, report, status);
      });
      return find(id);
    },

    /** The status, if given, changes in the same step. */
    async reply(
      admin: Admin,
      id: number,
      { content, status }: NewReply,
    ): Promise<ErrorReportDetail> {
      await inTransaction(async (transaction) => {
        const { own, report } = await hold(transaction, admin, id);
        const { reportedBy, question } = report;
        if (reportedBy === null) throw reporterGone();
        await own.insertReply({ errorReportId: id, authorId: admin.id, content, createdAt: now() });
        await own.update(id, { updatedAt: now() });
        await notifier.answered(transaction, {
          reportId: id,
          reporterId: reportedBy,
          question,
          content,
        });
        await recordAct(transaction, {
          actor: admin,
          action: 'error_report.reply',
          subject: { type: 'error_report', id },
        });
        if (status !== undefined) await changeStatus(transaction, admin, report, status);
      });
      return find(id);
    },
  };
}

function withTimes<Row extends { createdAt: Date; updatedAt: Date }>(row: Row) {
  const { createdAt, updatedAt } = row;
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
