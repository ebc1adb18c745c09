import { fullyAfter, type QuestionRating, type QuestionResult } from './question-rating.ts';
import type { Rating } from './rating.ts';

/** What a result counts for if the learner came from the question's topic, a hint at the method. */
export const topicWeight = 0.5;
/** From this deviation down a learner's rating says something: after some six results. */
const knownBelow = 150;
/** How far one result moves a question. */
const mostStep = 30;
/** Of the results of one question on one day: from one network, and in all. */
export const mostPerNetwork = 2;
const mostPerDay = 6;
/** Or this share of the results so far. */
const mostOfAll = 0.1;

/** Whoever is unverified may be one of many, and a rating that is still wide says little. */
export function canMoveQuestions(isVerified: boolean, { deviation }: Rating): boolean {
  return isVerified && deviation < knownBelow;
}

export function hasRoom({ results, ratedOn, ratedToday }: QuestionRating, day: string): boolean {
  return ratedOn !== day || ratedToday < Math.max(mostPerDay, mostOfAll * results);
}

/** So that the step is not too large, even if the answer is corrected later. */
export function weightForQuestion(
  before: QuestionRating,
  result: Omit<QuestionResult, 'weight' | 'isRight'>,
  weight: number,
): number {
  const steps = [true, false].map((isRight) =>
    Math.abs(fullyAfter(before, { ...result, isRight }).rating - before.rating),
  );
  return Math.min(weight, mostStep / Math.max(...steps));
}
