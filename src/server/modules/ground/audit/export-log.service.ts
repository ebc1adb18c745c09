import type { RunInTransaction } from '../../../db/transaction.ts';
import { type AuditedAct, recordAct } from './audit.service.ts';

export type ExportLog = ReturnType<typeof createExportLog>;

/** Records downloads by administrators before they start: no entry, no file. */
export function createExportLog(inTransaction: RunInTransaction) {
  return {
    record: (exported: Omit<AuditedAct, 'action'>): Promise<void> =>
      inTransaction((transaction) =>
        recordAct(transaction, { ...exported, action: `${exported.subject.type}.export` }),
      ),
  };
}
