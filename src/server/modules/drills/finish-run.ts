import type { Transaction } from '../../db/transaction.ts';
import type { StoredAnswer } from './accept-answers.ts';
import { createAnswerRepository } from './answer.repository.ts';
import { learnFacts } from './learn-facts.ts';
import { markRun } from './mark-run.ts';
import { createRunRepository, type Run } from './run.repository.ts';
import { isTooFast } from './run-clock.ts';

/** Scores a locked run. Without an answer it counts as abandoned. */
export async function finishRun(transaction: Transaction, run: Run, at: Date): Promise<Run> {
  const runs = createRunRepository(transaction.db);
  const answers = await createAnswerRepository(transaction.db).list(run.id);
  if (answers.length === 0) return runs.update(run.id, { state: 'abandoned' });

  const { score, facts } = markRun(run, answers);
  const elapsed = elapsedMs(run, answers);
  const answered = score.right + score.wrong;
  const tooFast = isTooFast(elapsed, answered);
  const finished = await runs.update(run.id, {
    ...score,
    state: 'finished',
    finishedAt: at < run.endsAt ? at : run.endsAt,
    seconds: Math.round(elapsed / 1000),
    isTooFast: tooFast,
    // Whoever was challenged may have been told the items.
    isRanked: answered > 0 && !tooFast && run.kind !== 'duel',
  });
  await learnFacts(transaction, finished, facts);
  return finished;
}

/** From the first item to the last answer, by our clock. */
function elapsedMs({ startsAt, endsAt }: Run, answers: readonly StoredAnswer[]): number {
  const last = Math.max(...answers.map(({ receivedAt }) => receivedAt.getTime()));
  return Math.max(0, Math.min(last, endsAt.getTime()) - startsAt.getTime());
}
