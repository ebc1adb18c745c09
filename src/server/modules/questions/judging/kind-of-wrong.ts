import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import type { GivenAnswer } from './read-answer.ts';

/** The sentence does not say which way it is off. */
const offBy = (factor: number, inWords: string): Confusion[] =>
  [factor, 1 / factor].map((ratio) => [(truth) => truth * ratio, `Off by a factor of ${inWords}.`]);

type Confusion = [of: (truth: number) => number, message: string];

/** What people take for the answer. */
const confusions: readonly Confusion[] = [
  [(truth) => 1 / truth, 'That is one divided by the answer.'],
  ...offBy(2, 'two'),
  ...offBy(10, 'ten'),
  ...offBy(100, 'a hundred'),
  [(truth) => truth ** 2, 'That is the square of the answer.'],
  [(truth) => Math.sqrt(truth), 'That is the square root of the answer.'],
];

/** A reader could name the whole numbers below this one after the other. */
const guessable = 100;
/** Relative, so that a rounded value is not taken for one that it only resembles. */
const likeness = 0.005;

/** Why it cannot be the answer to any such question; null: it could be. */
export function outOfRange(answer: NumericAnswer, { value }: GivenAnswer): string | null {
  if (!answer.isProbability) return null;
  if (value > 1) return 'A probability is at most 1.';
  return value < 0 ? 'A probability is never negative.' : null;
}

/** How it came to be wrong; null: in no known way, or saying so would give the answer away. */
export function kindOfWrong(
  answer: NumericAnswer,
  given: GivenAnswer,
  is: (target: number) => boolean,
): string | null {
  const truth = valueOfAnswer(answer);
  if (answer.isProbability && is(1 - truth)) return 'That is the probability of the opposite.';
  if (Number.isInteger(truth) && Math.abs(truth) < guessable) return null;
  const isLike = (target: number) =>
    Math.abs(given.value - target) <= likeness * Math.abs(target) && is(target);
  return confusions.find(([of]) => isLike(of(truth)))?.[1] ?? null;
}
