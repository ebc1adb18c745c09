import { add, type Fraction, subtract } from '#shared/domain/fraction.ts';
import { type Numeral, writeNumber } from '#shared/drills/arithmetic/numeral.ts';
import type { Asks } from '#shared/drills/item.ts';
import {
  type Blank,
  blanks,
  type Equation,
  equationOf,
  isSolvable,
  itemOf,
} from '../arithmetic/equation.ts';
import type { Draw } from '../family.ts';
import { drawOperands } from '../operations/draw-operands.ts';
import type { Random } from '../random.ts';
import { askOption } from './options.ts';
import { decimalShifts, digitSlips } from './slips.ts';

/** Sums, products and their inverses within the ranges of the settings. */
export const drawOperation: Draw<'operations'> = (random, settings) => {
  const operator = random.pick(settings.operators);
  const equation = equationOf(operator, drawOperands(random, operator, settings));
  const blank = settings.isBlankAnywhere
    ? random.pick(blanks.filter((part) => isSolvable(equation, part)))
    : 'result';
  const { value, text } = equation[blank];
  const asks: Asks =
    settings.options === null
      ? { kind: 'number', answer: text }
      : askOption(random, value, wrongAnswers(random, equation, blank), {
          count: settings.options,
          write: writeNumber,
        });
  return itemOf(equation, blank, asks);
};

function* wrongAnswers(random: Random, equation: Equation, blank: Blank): Generator<Fraction> {
  const { operator, left, right, result } = equation;
  const { value } = equation[blank];
  if ([left, right, result].some(({ text }) => text.includes('.'))) {
    yield* random.shuffle(decimalShifts(value)).slice(0, 1);
  }
  if (operator === '×' && blank === 'result') {
    yield* random.shuffle(neighbors(value, left, right)).slice(0, 1);
  }
  yield* digitSlips(random, value);
}

/** 7 × 9, 7 × 7, 8 × 8 and 6 × 8 for 7 × 8. */
function neighbors(product: Fraction, ...factors: Numeral[]): Fraction[] {
  return factors.flatMap(({ value }) => [add(product, value), subtract(product, value)]);
}
