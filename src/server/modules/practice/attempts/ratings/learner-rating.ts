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
