import type { RunInTransaction, Transaction } from '../../db/transaction.ts';
import {
  clearFinishedDrills,
  recordFinishedDrill,
} from '../practice/activity/finished-drills.service.ts';
import { createAnswerRepository } from './answer.repository.ts';
import { type BoxedFact, createFactRepository } from './fact.repository.ts';
import { movedFacts } from './learn-facts.ts';
import { markRun } from './mark-run.ts';
import { keyOf } from './number-facts.ts';
import { createRunRepository } from './run.repository.ts';

/** Recomputes what follows from all finished runs, in order: number facts and active days. */
export async function recomputeRuns(inTransaction: RunInTransaction): Promise<number> {
  let count = 0;
  let last: number | null = 0;
  while (last !== null) {
    const after: number = last;
    const userId = await inTransaction(({ db }) => createRunRepository(db).learnerAfter(after));
    if (userId !== null) {
      await inTransaction((transaction) => recomputeRunsOf(transaction, userId));
      count += 1;
    }
    last = userId;
  }
  return count;
}

async function recomputeRunsOf(transaction: Transaction, userId: number): Promise<void> {
  const { db } = transaction;
  const facts = createFactRepository(db);
  const runs = createRunRepository(db);
  const answers = createAnswerRepository(db);
  await facts.hold(userId);
  await clearFinishedDrills(transaction, userId);
  const known = new Map<string, BoxedFact>();
  let batch = await runs.listFinishedAfter(userId, null);
  while (batch.length > 0) {
    for (const run of batch) {
      await recordFinishedDrill(transaction, run);
      const { facts: marked } = markRun(run, await answers.list(run.id));
      for (const fact of movedFacts(known, run, marked)) known.set(keyOf(fact), fact);
    }
    batch = await runs.listFinishedAfter(userId, batch.at(-1) ?? null);
  }
  await facts.clear(userId);
  await facts.save(userId, [...known.values()]);
}
