import { writeFraction } from '#shared/drills/arithmetic/numeral.ts';
import type { Operator } from '#shared/drills/item.ts';
import { type Blank, type Equation, isSum } from '../arithmetic/equation.ts';
import type { Random } from '../random.ts';
import { drawEquation, type Numbers } from './draw-equation.ts';

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

export interface Question {
  numbers: Numbers;
  equation: Equation;
  blank: Blank;
}

/** Built forward and blanked afterwards, so that the answer is always short. */
export function drawQuestion(random: Random): Question {
  const operator = random.pickWeighted(operators);
  const numbers = random.pickWeighted(isSum(operator) ? inSums : inProducts);
  const equation = drawEquation(random, operator, numbers);
  return { numbers, equation, blank: random.pickWeighted(shapes) };
}

/** The answer in its shortest form. */
export function typedAnswer({ numbers, equation, blank }: Question): string {
  const { value, text } = equation[blank];
  return numbers === 'fractions' ? writeFraction(value).text : text;
}

/** 81/27 for 3 can also appear where the question has no fractions. */
export function areAmongFractions(random: Random, { numbers, equation }: Question): boolean {
  return (
    numbers === 'fractions' ||
    (numbers === 'integers' && equation.operator === '÷' && random.chance(0.3))
  );
}
