import type { Transaction } from '../../db/transaction.ts';
import { createErrorReportRepository } from './error-report.repository.ts';

/** The reports of a deleted account stay, without its address. The caller has locked the account. */
export function forgetReporter({ db }: Transaction, userId: number): Promise<void> {
  return createErrorReportRepository(db).forgetReporter(userId);
}
