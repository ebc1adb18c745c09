import { fewestAnswersOfQuitRun } from '#shared/domain/drills.ts';
import type { Transaction } from '../../db/transaction.ts';
import { recordFinishedDrill } from '../practice/activity/finished-drills.service.ts';
import type { StoredAnswer } from './accept-answers.ts';
import { createAnswerRepository } from './answer.repository.ts';
import { fastestMs } from './fastest-answers.ts';
import { learnFacts } from './learn-facts.ts';
import { markRun } from './mark-run.ts';
import { createRunRepository, type Run } from './run.repository.ts';

/** Scores a locked run. With no answers, or if quit after only a few, it counts as abandoned. */
export async function finishRun(
  transaction: Transaction,
  run: Run,
  at: Date,
  { isQuit = false } = {},
): Promise<Run> {
  const runs = createRunRepository(transaction.db);
  const answers = await createAnswerRepository(transaction.db).list(run.id);
  if (answers.length === 0) return runs.update(run.id, { state: 'abandoned' });

  const { score, facts, answered } = markRun(run, answers);
  if (isQuit && answered.length < fewestAnswersOfQuitRun) {
    return runs.update(run.id, { state: 'abandoned' });
  }

  const elapsed = elapsedMs(run, answers);
  // By the server's clock: the times that pages report for single items cannot be trusted.
  const isTooFast = elapsed < fastestMs(run.format, answered);
  const finished = await runs.update(run.id, {
    ...score,
    state: 'finished',
    finishedAt: at < run.endsAt ? at : run.endsAt,
    seconds: Math.round(elapsed / 1000),
    isTooFast,
    isQuit,
    // A challenged player may have been told the items.
    isRanked: answered.length > 0 && !isTooFast && !isQuit && run.kind !== 'duel',
  });
  await runs.outdo(finished);
  await learnFacts(transaction, finished, facts);
  await recordFinishedDrill(transaction, finished);
  return finished;
}

/** From the first item to the last answer, by the server's clock. */
function elapsedMs({ startsAt, endsAt }: Run, answers: readonly StoredAnswer[]): number {
  const last = Math.max(...answers.map(({ receivedAt }) => receivedAt.getTime()));
  return Math.max(0, Math.min(last, endsAt.getTime()) - startsAt.getTime());
}
