import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { evaluate } from './expression/expression.ts';
import { parseExpression } from './expression/parse.ts';
import { kindOfWrong, outOfRange } from './kind-of-wrong.ts';
import { asksWhole, claimsExact, fits, isTruncated, missingPrecision } from './precision.ts';
import type { GivenAnswer } from './read-answer.ts';
import { unitProblem, usualFactors } from './units.ts';

type Judgment = Pick<AnswerJudgment, 'verdict' | 'message'>;

const nearness = 0.05;
/** Beyond this, a short answer is wrong even if it is the right one, rounded or cut off. */
const farness = 0.1;

export const rightAnswer: Judgment = { verdict: 'right', message: 'Right.' };
export const wrongAnswer = wrong('Not quite.');

export function judgeAnswer(answer: NumericAnswer, given: GivenAnswer): Judgment {
  const truth = valueOfAnswer(answer);
  const is = (target: number) => fits(answer, given, target);
  if (is(truth)) return isRoundedOnly(answer, given) ? rightButRounded : rightAnswer;
  const mistake = answer.mistakes?.find((named) => is(valueOfMistake(named)));
  if (mistake) return wrong(mistake.message);
  const missing = missingPrecision(answer, given);
  if (missing !== null && isSlip(answer, given)) return { verdict: 'incomplete', message: missing };
  return judgeMiss(answer, given, is);
}

type Mistake = NonNullable<NumericAnswer['mistakes']>[number];

const values = new WeakMap<Mistake, number>();

/** Read once, however many answers are judged. */
function valueOfMistake(mistake: Mistake): number {
  const value = values.get(mistake) ?? evaluate(parseExpression(mistake.value));
  values.set(mistake, value);
  return value;
}

/** Right so far, but too short. Any other short answer is wrong, or digits could be guessed. */
function isSlip(answer: NumericAnswer, given: GivenAnswer): boolean {
  const truth = valueOfAnswer(answer);
  if (isNear(given, truth)) return true;
  if (given.resolution === null || claimsExact(answer, given)) return false;
  return Math.abs(given.value - truth) < given.resolution && isNear(given, truth, farness);
}

/** Relative, so that a small probability is not nearly right just by being small. */
function isNear(given: GivenAnswer, truth: number, most = nearness): boolean {
  return Math.abs(given.value - truth) <= most * Math.abs(truth);
}

const rightButRounded: Judgment = {
  verdict: 'right',
  message: 'Right. The question asks for the exact value, though.',
};

function isRoundedOnly(answer: NumericAnswer, given: GivenAnswer): boolean {
  const isExact = given.resolution === null || given.value === valueOfAnswer(answer);
  return answer.exact === true && !isExact;
}

function judgeMiss(
  answer: NumericAnswer,
  given: GivenAnswer,
  is: (target: number) => boolean,
): Judgment {
  const truth = valueOfAnswer(answer);
  const unit = answer.unit ?? null;
  if (!asksWhole(answer)) {
    if (isTruncated(answer, given, truth)) {
      return { verdict: 'incomplete', message: 'Only the last digit is off: round it.' };
    }
    if (isNear(given, truth)) return close('Within 5%, but not exact.');
  }
  const isOtherUnit = usualFactors(unit, truth).some((factor) => is(truth * factor));
  if (isOtherUnit) return close(unitProblem(unit));
  const impossible = outOfRange(answer, given);
  if (impossible !== null) return wrong(impossible);
  if (truth !== 0 && is(-truth)) return close('Right size, wrong sign.');
  const kind = kindOfWrong(answer, given, is);
  return kind === null ? wrongAnswer : wrong(kind);
}

function close(message: string): Judgment {
  return { verdict: 'close', message };
}

export function wrong(message: string): Judgment {
  return { verdict: 'wrong', message };
}
