import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import { fits } from '#server/modules/questions/judging/precision.ts';
import { isNumeric, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { asNumber } from '#shared/formulas/value.ts';
import { findFormulas } from './equations/find-formulas.ts';
import { readSide, roundingOf, type Side } from './equations/side.ts';
import { splitChains } from './equations/split-chains.ts';
import { inDigits, numberWord } from './number-words.ts';
import { partQuestions } from './part-questions.ts';

const lastHeading = /^## What an interviewer asks next/m;
const plainNumber = new RegExp(`-?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:/\\d+)?|${numberWord}`, 'gi');
const decimal = /^-?\s*(?:\\\$)?\s*[\d{},.]+\s*(?:\\,)?(?:\\%)?$/;
/** Decimals with too few digits are no candidates. */
const nearby = 0.1;

/** The solution must arrive at the stated answer, in a form that would be judged as right. */
export function findMissingAnswer(question: BankQuestion): string[] {
  const { answer, solution } = question;
  if (answer.kind === 'parts') return partQuestions(question).flatMap(findMissingAnswer);
  if (!isNumeric(answer)) return [];
  const target = valueOfAnswer(answer);
  const [text = ''] = solution.split(lastHeading);
  for (const part of numbersIn(text)) {
    const side = readSide(part, []);
    // 5% is 0.05 to some questions and 5 to others.
    for (const scale of side ? [1, 100] : []) {
      if (side && isNear(side, scale, target) && fits(answer, givenBy(side, scale), target))
        return [];
    }
  }
  return [`The solution does not arrive at the answer ${answer.value}.`];
}

/** The numbers in prose come first: they are read faster. */
function* numbersIn(text: string): Generator<string> {
  const { formulas, prose } = findFormulas(text);
  for (const [found] of prose.matchAll(plainNumber)) {
    yield inDigits(found.replaceAll(',', ''));
  }
  for (const { tex } of formulas.reverse()) {
    for (const { members } of splitChains(tex)) yield* members;
  }
}

const isNear = ({ value }: Side, scale: number, target: number) =>
  Math.abs(asNumber(value) * scale - target) <= nearby * Math.abs(target);

function givenBy(side: Side, scale: number) {
  const isDecimal = decimal.test(side.formula);
  return {
    value: asNumber(side.value) * scale,
    digits: isDecimal ? side.formula.replaceAll(/\D/g, '').replace(/^0+/, '').length : null,
    resolution: isDecimal ? 2 * roundingOf(side) * scale : null,
  };
}
