import type { RunInTransaction } from '../../db/transaction.ts';
import { finishRun } from './finish-run.ts';
import { createRunRepository, type Run } from './run.repository.ts';
import { isLate } from './run-clock.ts';

interface OverdueDeps {
  inTransaction: RunInTransaction;
  now: () => Date;
}

export type FinishOverdue = ReturnType<typeof createFinishOverdue>;

/** Finishes an overdue run when somebody reads it, as its page may never have done so. */
export function createFinishOverdue({ inTransaction, now }: OverdueDeps) {
  return async (run: Run): Promise<Run> => {
    const at = now();
    if (run.state !== 'running' || !isLate(run, at)) return run;
    return inTransaction(async (transaction) => {
      const locked = await createRunRepository(transaction.db).lockAny(run.id);
      if (locked?.state !== 'running') return locked ?? run;
      return finishRun(transaction, locked, at);
    });
  };
}
