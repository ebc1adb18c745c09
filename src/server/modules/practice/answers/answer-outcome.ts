import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import type { Recorded } from '../attempts/attempt.service.ts';
import type { MeasureService } from '../attempts/ratings/measure.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';

export interface OutcomeDeps {
  progress: Pick<ProgressService, 'isFirstToday' | 'streak'>;
  measures: Pick<MeasureService, 'paceOf'>;
}

/** What an answer led to. */
export type Outcome = Omit<
  AnswerJudgment,
  'verdict' | 'message' | 'readAs' | 'value' | 'number' | 'next'
>;

export const outcomeForVisitors: Omit<Outcome, 'isSolved'> = {
  status: null,
  review: null,
  rating: null,
  unrated: null,
  pace: null,
  streak: null,
};

/** Reads a bounded number of rows, and the streak only once a day. */
export async function outcomeOf(
  { progress, measures }: OutcomeDeps,
  userId: number,
  questionId: number,
  { review, seconds, activeIn, attemptId: _entry, ...recorded }: Recorded,
): Promise<Outcome> {
  const others = seconds === null ? null : await measures.paceOf(questionId);
  const isGrown = activeIn !== null && (await progress.isFirstToday(userId, activeIn));
  return {
    ...recorded,
    review: review && { grade: review.grade, due: review.due.toISOString() },
    pace: seconds !== null && others !== null ? { seconds, others } : null,
    streak: isGrown ? { days: await progress.streak(userId, activeIn) } : null,
  };
}
