import {
  afterResults,
  growDeviation,
  moveTowards,
  newLearner,
  type Rating,
  type Result,
} from './rating.ts';

/** The rating of a learner, overall or in a category. */
export interface LearnerRating extends Rating {
  results: number;
  ratedAt: Date;
}

/** The rating going into a result now: less certain after a pause. */
export function ratingAt(own: LearnerRating | null, at: Date): Rating {
  return own ? { ...own, deviation: growDeviation(own, own.ratedAt, at) } : newLearner;
}

export function afterResult(
  own: LearnerRating | null,
  result: Result,
  at: Date,
  weight: number,
): LearnerRating {
  const before = ratingAt(own, at);
  const after = moveTowards(before, afterResults(before, [result]), weight);
  return { ...after, results: (own?.results ?? 0) + 1, ratedAt: at };
}

/** The parts of a log entry that say how it was rated. */
interface LoggedAttempt {
  verdict: string | null;
  opponentRating: number | null;
  opponentDeviation: number | null;
  weight: number;
  createdAt: Date;
}

/** Null: the attempt was not rated. */
export function resultOf(attempt: Omit<LoggedAttempt, 'weight' | 'createdAt'>): Result | null {
  const { verdict, opponentRating, opponentDeviation } = attempt;
  if (opponentRating === null || opponentDeviation === null) return null;
  const opponent = { rating: opponentRating, deviation: opponentDeviation };
  return { opponent, isWon: verdict === 'right' };
}

/** The rating after each rated attempt, which are in order. */
export function ratingsAfter(attempts: readonly LoggedAttempt[]): LearnerRating[] {
  let own: LearnerRating | null = null;
  return attempts.flatMap((attempt) => {
    const result = resultOf(attempt);
    if (result === null) return [];
    own = afterResult(own, result, attempt.createdAt, attempt.weight);
    return [own];
  });
}
