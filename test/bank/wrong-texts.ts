import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { isAsAsked } from './as-asked.ts';

const zeros = ['0', '-0', '0.0', '0.00000', '0e300', '0.0000e9', '0/7'];
const ones = ['1', '1.0', '1.00000', '1e0', '10000e-4', '7/7'];

/** What must not be accepted as the answer: wrong values, and right ones with too few digits. */
export function wrongTexts(answer: NumericAnswer): string[] {
  return [...wrongValues(answer), ...shortTexts(answer)];
}

/** As they could be typed, except those that equal the answer. */
function wrongValues(answer: NumericAnswer): string[] {
  const truth = valueOfAnswer(answer);
  const whole = Math.round(truth);
  const wrong = [
    ...zeros.map((text) => ({ text, value: 0 })),
    ...ones.map((text) => ({ text, value: 1 })),
    ...[String(whole), `${whole}.0`, `${whole}e0`].map((text) => ({ text, value: whole })),
    ...[0.98 * truth, 1.02 * truth, -truth, 1 - truth].flatMap(spell),
    ...(Number.isInteger(truth) ? [truth - 1, truth + 1].flatMap(spell) : []),
  ];
  return wrong.filter(({ value }) => !isAsAsked(answer, value)).map(({ text }) => text);
}

const spell = (value: number) =>
  [String(value), value.toPrecision(5), value.toPrecision(10)].map((text) => ({
    text,
    value: Number(text),
  }));

/** Rounded to fewer digits than the question asks for. */
function shortTexts(answer: NumericAnswer): string[] {
  const truth = valueOfAnswer(answer);
  return [1, 2]
    .filter((digits) => digits < (answer.digits ?? 3) && answer.places === undefined)
    .flatMap((digits) => [truth.toPrecision(digits), truth.toExponential(digits - 1)])
    .filter((text) => Math.abs(Number(text) / truth - 1) > 1e-14);
}
