import { growDeviation, newLearner, type Rating, rateResult } from './rating.ts';

/** The category of the overall rating. */
export const overall = '';

/** The rating of a learner, overall or in a category. */
export interface LearnerRating extends Rating {
  results: number;
  ratedAt: Date;
}

interface Result {
  opponent: Pick<Rating, 'rating' | 'deviation'>;
  isRight: boolean;
  at: Date;
}

/** As it is before a result now, less certain after a pause. */
export function ratingAt(own: LearnerRating | null, at: Date): Rating {
  return own ? { ...own, deviation: growDeviation(own, own.ratedAt, at) } : newLearner;
}

export function afterResult(own: LearnerRating | null, result: Result): LearnerRating {
  const { opponent, isRight, at } = result;
  const after = rateResult(ratingAt(own, at), opponent, isRight);
  return { ...after, results: (own?.results ?? 0) + 1, ratedAt: at };
}
