import type { AnswerJudgment } from '#shared/contracts/answer.ts';
import { type ClosedAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import type { GivenAnswer } from './read-answer.ts';

type Judgment = Pick<AnswerJudgment, 'verdict' | 'message'>;
type Fit = 'right' | 'short' | 'cut' | 'near' | 'none';

/** Tolerance for exact answers, for the user's rounding. */
const exactness = 1e-6;
/** Tolerance for our own rounding. */
const rounding = 1e-9;
const nearness = 0.05;
const enoughDigits = 3;
/** The precision of a double. */
const mostDigits = 17;

export const rightAnswer: Judgment = { verdict: 'right', message: 'Right.' };
export const wrongAnswer: Judgment = { verdict: 'wrong', message: 'That is not it.' };

interface Asked {
  answer: Exclude<ClosedAnswer, { kind: 'choice' }>;
  isProbability: boolean;
}

/** All distances are relative, so that small probabilities are not correct by being small. */
export function judgeAnswer({ answer, isProbability }: Asked, given: GivenAnswer): Judgment {
  const truth = valueOfAnswer(answer);
  const { unit = null, tolerance } = answer.kind === 'number' ? answer : {};
  const value = given.isPercent && unit !== '%' ? given.value / 100 : given.value;
  const fitTo = (target: number) => measure(target, { ...given, value }, tolerance);
  const is = (target: number) => ['right', 'short', 'cut'].includes(fitTo(target));
  switch (fitTo(truth)) {
    case 'right':
      return rightAnswer;
    case 'short':
      return close(
        (given.digits ?? 0) < enoughDigits
          ? 'Right so far: give at least three significant digits.'
          : 'Right so far: give more digits.',
      );
    case 'cut':
      return close('Right up to the last digit: round it.');
    case 'near':
      return close('Within 5%, but not exact.');
  }
  if (truth !== 0 && is(-truth)) return close('Right size, wrong sign.');
  if (isProbability && unit === null && truth > 0 && truth < 1 && is(1 - truth)) {
    return close('That is the probability of the opposite.');
  }
  if (isOftenMistaken(unit, truth) && (is(truth * 100) || is(truth / 100))) {
    return close(`Check the unit: the answer is ${unitInWords(unit)}.`);
  }
  return wrongAnswer;
}

function measure(
  truth: number,
  { value, digits }: GivenAnswer,
  tolerance: number | undefined,
): Fit {
  const isWhole = Number.isInteger(truth);
  const margin = tolerance ?? (digits === null && !isWhole ? exactness : 0);
  if (isWithin(margin + rounding, value, truth)) return 'right';
  if (truth === 0) return 'none';
  const isNear = isWithin(nearness + rounding, value, truth);
  if (digits !== null && digits > 0) {
    const shown = Math.min(digits, mostDigits);
    const isEnough = shown >= enoughDigits;
    // A single digit may be far off and still be the rounded answer.
    const isRounded = isWithin(rounding, value, Number(truth.toPrecision(shown)));
    if (isRounded && (shown > 1 || isNear)) {
      return isEnough && tolerance === undefined && !isWhole ? 'right' : 'short';
    }
    if (isEnough && isWithin(rounding, value, truncate(truth, shown))) return 'cut';
  }
  return isNear ? 'near' : 'none';
}

/** Around zero the distance is absolute. */
function isWithin(margin: number, value: number, truth: number): boolean {
  return Math.abs(value - truth) <= margin * (Math.abs(truth) || 1);
}

function truncate(value: number, digits: number): number {
  const scale = 10 ** (digits - 1 - Math.floor(Math.log10(Math.abs(value))));
  return Math.trunc(value * scale) / scale;
}

/** Whether users often miss by a factor of 100. */
function isOftenMistaken(unit: string | null, truth: number): boolean {
  return unit === null ? Math.abs(truth) < 1 : /^(%|dollars|cents)/.test(unit);
}

function unitInWords(unit: string | null): string {
  if (unit === null) return 'a plain number, not a percentage';
  return unit === '%' ? 'a percentage' : `in ${unit}`;
}

function close(message: string): Judgment {
  return { verdict: 'close', message };
}
