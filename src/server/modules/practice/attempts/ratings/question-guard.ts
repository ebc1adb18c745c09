import { fullyAfter, type QuestionRating, type QuestionResult } from './question-rating.ts';
import type { Rating } from './rating.ts';

/** What a result counts for if the learner came from the question's topic, which is a hint. */
export const topicWeight = 0.5;
/** Below this deviation a learner's rating means something: after about six results. */
const knownBelow = 150;
/** The most that one result moves a question. */
const mostStep = 30;
/** Results per question and day that count: from one network, and in all. */
export const mostPerNetwork = 2;
const mostPerDay = 6;
/** Or this share of the results so far. */
const mostOfAll = 0.1;

/** Unverified accounts may all be one person, and an uncertain rating says little. */
export function canMoveQuestions(isVerified: boolean, { deviation }: Rating): boolean {
  return isVerified && deviation < knownBelow;
}

export function hasRoom({ results, ratedOn, ratedToday }: QuestionRating, day: string): boolean {
  return ratedOn !== day || ratedToday < Math.max(mostPerDay, mostOfAll * results);
}

/** Bounds the step, even if the answer is corrected later. */
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
