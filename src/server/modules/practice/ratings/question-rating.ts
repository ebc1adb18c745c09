import type { Difficulty } from '#shared/domain/difficulty.ts';
import { startRatings } from '#shared/domain/measured-difficulty.ts';
import { afterResults, type Rating, startVolatility } from './rating.ts';

/** The rating of a question, and of how many results. */
export interface QuestionRating extends Rating {
  questionId: number;
  startRating: number;
  results: number;
  rightResults: number;
}

interface QuestionResult {
  isRight: boolean;
  learnerRating: number;
  learnerDeviation: number;
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
  };
}

/** A question wins when a learner is wrong. */
export function afterQuestionResult(
  before: QuestionRating,
  { isRight, learnerRating, learnerDeviation }: QuestionResult,
): QuestionRating {
  const opponent = { rating: learnerRating, deviation: learnerDeviation };
  return {
    ...before,
    ...afterResults(before, [{ opponent, isWon: !isRight }]),
    results: before.results + 1,
    rightResults: before.rightResults + (isRight ? 1 : 0),
  };
}
