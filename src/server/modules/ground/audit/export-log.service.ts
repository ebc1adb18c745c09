import type { RunInTransaction } from '../../../db/transaction.ts';
import { type AuditedAct, recordAct } from './audit.service.ts';

export type ExportLog = ReturnType<typeof createExportLog>;

/** What administrators download. Recorded first: without the entry there is no file. */
export function createExportLog(inTransaction: RunInTransaction) {
  return {
    record: (exported: Omit<AuditedAct, 'action'>): Promise<void> =>
      inTransaction((transaction) =>
        recordAct(transaction, { ...exported, action: `${exported.subject.type}.export` }),
      ),
  };
}
