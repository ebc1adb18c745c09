import type { Difficulty } from '#shared/domain/difficulty.ts';
import { startRatings } from '#shared/domain/measured-difficulty.ts';
import { afterResults, moveTowards, type Rating, startVolatility } from './rating.ts';

/** A question's rating, and the number of results behind it. */
export interface QuestionRating extends Rating {
  questionId: number;
  startRating: number;
  results: number;
  rightResults: number;
  /** The UTC day of the last result, and the number of results that day. */
  ratedOn: string | null;
  ratedToday: number;
}

export interface QuestionResult {
  isRight: boolean;
  learnerRating: number;
  learnerDeviation: number;
  weight: number;
  createdAt: Date;
}

const startDeviation = 200;

/** How strong a question is by its label alone. */
export function strengthOfLabel(difficulty: Difficulty): Pick<Rating, 'rating' | 'deviation'> {
  return { rating: startRatings[difficulty], deviation: startDeviation };
}

export function unratedQuestion(questionId: number, startRating: number): QuestionRating {
  return {
    questionId,
    rating: startRating,
    deviation: startDeviation,
    volatility: startVolatility,
    startRating,
    results: 0,
    rightResults: 0,
    ratedOn: null,
    ratedToday: 0,
  };
}

export function afterQuestionResult(
  before: QuestionRating,
  result: QuestionResult,
): QuestionRating {
  const { isRight, weight, createdAt } = result;
  const day = createdAt.toISOString().slice(0, 10);
  return {
    ...before,
    ...moveTowards(before, fullyAfter(before, result), weight),
    results: before.results + 1,
    rightResults: before.rightResults + (isRight ? 1 : 0),
    ratedOn: day,
    ratedToday: before.ratedOn === day ? before.ratedToday + 1 : 1,
  };
}

/** A question wins when a learner is wrong. */
export function fullyAfter(
  before: Rating,
  { isRight, learnerRating, learnerDeviation }: Omit<QuestionResult, 'weight' | 'createdAt'>,
): Rating {
  const opponent = { rating: learnerRating, deviation: learnerDeviation };
  return afterResults(before, [{ opponent, isWon: !isRight }]);
}
