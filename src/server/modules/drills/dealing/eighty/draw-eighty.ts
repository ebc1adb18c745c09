import { compare, type Fraction, fraction } from '#shared/domain/fraction.ts';
import { placesOf, writeNumber } from '#shared/drills/arithmetic/numeral.ts';
import type { Operator } from '#shared/drills/item.ts';
import { isSum, itemOf, type Operands, operandsOf, wholeOf } from '../arithmetic/equation.ts';
import { askOneOf } from '../arithmetic/options.ts';
import { slipFraction, slipNumber } from '../arithmetic/slips.ts';
import type { Draw } from '../family.ts';
import { type Numbers, writeUnreduced } from './draw-equation.ts';
import { areAmongFractions, drawQuestion, typedAnswer } from './draw-question.ts';

export const drawEighty: Draw<'eighty'> = (random, { isTyped }) => {
  const question = drawQuestion(random);
  const { numbers, equation, blank } = question;
  if (isTyped) {
    return itemOf(equation, blank, { kind: 'number', answer: typedAnswer(question) });
  }
  const { operator } = equation;
  const kind = { operator, blank };
  const unreduced = (chance: number) => (value: Fraction) => writeUnreduced(random, value, chance);
  const isProduct = !isSum(operator);
  return askOneOf(random, operandsOf(equation), {
    kind,
    count: 4,
    slip(operands, isFirst) {
      // Nearly always at least one option is upside down or has its decimal point shifted.
      const often = isFirst ? 0.9 : 0.4;
      const next =
        numbers === 'fractions'
          ? slipFraction(random, kind, operands, { turned: isProduct ? often : 0 })
          : slipNumber(random, kind, operands, {
              shifted: isProduct && numbers === 'decimals' ? often : 0,
            });
      return next && isShort(operator, numbers, next) ? next : null;
    },
    write: numbers === 'fractions' ? unreduced(0.4) : writeNumber,
    writeOption: areAmongFractions(random, question) ? unreduced(0.6) : writeNumber,
  });
};

const [one, most] = [fraction(1), fraction(2_000)];
const mostPlaces = 3;
/** Limits for operands, and for sums of fractions. */
const [largestPart, largestDenominator] = [9n, 27n];

/** Whether all numbers are as short as in drawn equations. */
function isShort(operator: Operator, numbers: Numbers, operands: Operands): boolean {
  const whole = wholeOf(operator, operands);
  const all = [...operands, whole];
  switch (numbers) {
    case 'integers':
      return all.every((value) => compare(value, one) > 0 && compare(value, most) < 0);
    case 'decimals':
      return all.every(
        (value) =>
          value.numerator > 0n && compare(value, most) < 0 && placesOf(value) <= mostPlaces,
      );
    case 'fractions':
      return isSum(operator)
        ? whole.denominator <= largestDenominator
        : operands.every(
            (value) =>
              compare(value, one) !== 0 &&
              value.numerator <= largestPart &&
              value.denominator <= largestPart,
          );
  }
}
