import { type Blank, itemOf } from '../arithmetic/equation.ts';
import { writeFraction, writeNumber } from '../arithmetic/numeral.ts';
import { askOption } from '../arithmetic/options.ts';
import { decimalShifts, digitSlips, fractionSlips } from '../arithmetic/slips.ts';
import type { Draw } from '../family.ts';
import type { Fraction } from '../fraction.ts';
import type { Operator } from '../item.ts';
import type { Random } from '../random.ts';
import { drawEquation, type Numbers, writeUnreduced } from './draw-equation.ts';

/** As in a public sample of 24 questions. */
const shapes: readonly [Blank, number][] = [
  ['result', 11],
  ['left', 7],
  ['right', 6],
];
const operators: readonly [Operator, number][] = [
  ['+', 7],
  ['−', 2],
  ['×', 4],
  ['÷', 11],
];

/** Candidates report mostly integers in sums, and mostly decimals in products. */
const inSums: readonly [Numbers, number][] = [
  ['integers', 5],
  ['decimals', 2],
  ['fractions', 3],
];
const inProducts: readonly [Numbers, number][] = [
  ['integers', 2],
  ['decimals', 5],
  ['fractions', 3],
];

/** Made forward and blanked afterwards, so that the answer is always short. */
export const drawEighty: Draw<'eighty'> = (random, { isTyped }) => {
  const operator = random.pickWeighted(operators);
  const isSum = operator === '+' || operator === '−';
  const numbers = random.pickWeighted(isSum ? inSums : inProducts);
  const equation = drawEquation(random, operator, numbers);
  const blank = random.pickWeighted(shapes);
  const { value, text } = equation[blank];
  if (isTyped) {
    const answer = numbers === 'fractions' ? writeFraction(value).text : text;
    return itemOf(equation, blank, { kind: 'number', answer });
  }
  // 81/27 for 3 also comes where the question has no fractions.
  const isAmongFractions =
    numbers === 'fractions' || (numbers === 'integers' && operator === '÷' && random.chance(0.3));
  const wrong = isAmongFractions
    ? fractionSlips(random, value)
    : wrongNumbers(random, value, { hasShifts: numbers === 'decimals' && !isSum });
  const write = isAmongFractions
    ? (number: Fraction) => writeUnreduced(random, number, 0.6)
    : writeNumber;
  return itemOf(equation, blank, askOption(random, value, wrong, { count: 4, write }));
};

function* wrongNumbers(random: Random, value: Fraction, { hasShifts }: { hasShifts: boolean }) {
  if (hasShifts) yield* random.shuffle(decimalShifts(value)).slice(0, random.int(1, 3));
  yield* digitSlips(random, value);
}
