import { endOfDay } from '#shared/domain/progress.ts';
import type { Database } from '../../../db/client.ts';
import { createAttemptRepository } from './attempt.repository.ts';
import { decide } from './decide.ts';
import { afterAttempt, untouched } from './learner-question.ts';

/** Many at once, with a few queries. What has been seen before is not logged again. */
export async function recordExport(
  db: Database,
  userId: number,
  questionIds: readonly number[],
  now: () => Date,
): Promise<void> {
  const repository = createAttemptRepository(db);
  const questions = await repository.holdQuestions(questionIds);
  const { timeZone, lastAttemptAt } = await repository.holdLearner(userId);
  const rows = await repository.listLearnerQuestions(userId, questionIds);
  const states = new Map(rows.map((row) => [row.questionId, row]));
  const at = now();
  const day = { now: at, timeZone, dayEnd: endOfDay(at, timeZone) };
  const logged = questions.flatMap((question) => {
    const state = states.get(question.id) ?? untouched;
    const circumstances = { state, question, ratedToday: 0, lastAttemptAt, ...day };
    const decision = decide({ kind: 'export' }, circumstances);
    if (!decision) return [];
    const { isRated: _, ...entry } = decision;
    const owner = { userId, questionId: question.id };
    return {
      entry: { ...entry, ...owner, createdAt: at },
      state: { ...afterAttempt(state, { ...decision, createdAt: at }), ...owner },
    };
  });
  if (logged.length === 0) return;
  await repository.insertExports(
    logged.map(({ entry }) => entry),
    logged.map(({ state }) => state),
  );
}
