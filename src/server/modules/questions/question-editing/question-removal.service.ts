import type { BulkAction, DeletedAll } from '#shared/contracts/admin-question.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { KeptExportService } from '../admin-questions/kept-export.service.ts';
import { questionNotFound } from '../question-access/question-access.service.ts';
import type { Admin } from './audited-writing.ts';
import type { QuestionFlag, QuestionWriting } from './question-writing.service.ts';

interface QuestionRemovalDeps {
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  writing: QuestionWriting;
  keptExports: Pick<KeptExportService, 'storeQuestions'>;
}

export type QuestionRemovalService = ReturnType<typeof createQuestionRemovalService>;

const flagOf: Record<Exclude<BulkAction, 'delete'>, QuestionFlag> = {
  show: { isVisible: true },
  hide: { isVisible: false },
  premium: { isPremium: true },
  free: { isPremium: false },
};

/** Bulk actions and permanent deletion. */
export function createQuestionRemovalService(deps: QuestionRemovalDeps) {
  const { inTransaction, changes, writing, keptExports } = deps;

  const change = (
    transaction: Transaction,
    admin: Admin,
    ids: number[],
    action: BulkAction,
  ): Promise<{ id: number; name: string }[]> =>
    action === 'delete'
      ? writing.deleteQuestions(transaction, ids)
      : writing.setFlag(transaction, ids, flagOf[action], admin);

  return {
    /** Returns how many it changed. Unknown ids are ignored. */
    async changeMany(admin: Admin, ids: number[], action: BulkAction): Promise<number> {
      const changed = await inTransaction(async (transaction) => {
        const rows = await change(transaction, admin, ids, action);
        if (rows.length > 0) {
          await recordAct(transaction, {
            actor: admin,
            action: `question.bulk_${action}`,
            subject: { type: 'question', id: 'several' },
            details: { questions: rows.map(({ id, name }) => ({ id, name })) },
          });
        }
        return rows.length;
      });
      await changes.settle();
      return changed;
    },

    async deleteOne(admin: Admin, id: number): Promise<void> {
      await inTransaction(async (transaction) => {
        const [deleted] = await writing.deleteQuestions(transaction, [id]);
        if (!deleted) throw questionNotFound();
        await recordAct(transaction, {
          actor: admin,
          action: 'question.delete',
          subject: { type: 'question', id },
          details: { name: deleted.name },
        });
      });
      await changes.settle();
    },

    /** Locks all writes, so that the export has exactly the deleted questions. */
    async deleteAll(admin: Admin): Promise<DeletedAll> {
      const result = await inTransaction(async (transaction) => {
        await writing.lockEverything(transaction);
        const exportId = await keptExports.storeQuestions(transaction, admin, 'delete-all');
        const deleted = await writing.deleteEverything(transaction);
        await recordAct(transaction, {
          actor: admin,
          action: 'question.delete_all',
          subject: { type: 'question', id: 'all' },
          details: { deleted, exportId },
        });
        return { deleted, exportId };
      });
      await changes.settle();
      return result;
    },
  };
}
