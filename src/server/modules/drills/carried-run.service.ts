import type { RunInTransaction, Transaction } from '../../db/transaction.ts';
import type { RateLimitService } from '../ground/rate-limits/rate-limit.service.ts';
import { recordFinishedDrill } from '../practice/activity/finished-drills.service.ts';
import { createAnswerRepository } from './answer.repository.ts';
import { refusePlayed } from './drill-errors.ts';
import { learnFacts } from './learn-facts.ts';
import { markRun } from './mark-run.ts';
import { createRunRepository, type Run } from './run.repository.ts';

export type CarriedRunService = ReturnType<typeof createCarriedRunService>;

interface CarriedRunDeps {
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
}

/** Moves the runs that visitors made before signing in to their accounts. */
export function createCarriedRunService({ inTransaction, rateLimits }: CarriedRunDeps) {
  return {
    /** Skips runs that already have an owner. */
    async carry(user: { id: number }, ids: readonly string[]): Promise<{ carried: number }> {
      await rateLimits.allow('carryRuns', String(user.id));
      if (ids.length === 0) return { carried: 0 };
      const claim = async (transaction: Transaction) => {
        const runs = createRunRepository(transaction.db);
        const claimed = await runs.claim(ids, user.id);
        const finished = claimed
          .filter(({ state }) => state === 'finished')
          .toSorted((a, b) => Number(a.finishedAt) - Number(b.finishedAt));
        for (const run of finished) {
          await runs.outdo(run);
          await learn(transaction, run);
          await recordFinishedDrill(transaction, run);
        }
        return { carried: claimed.length };
      };
      return refusePlayed(() => inTransaction(claim));
    },
  };
}

async function learn(transaction: Transaction, run: Run): Promise<void> {
  const answers = await createAnswerRepository(transaction.db).list(run.id);
  await learnFacts(transaction, run, markRun(run, answers).facts);
}
