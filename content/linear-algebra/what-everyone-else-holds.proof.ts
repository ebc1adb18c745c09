import { drawNormal } from '../tools/normal.ts';
import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  traders: number;
}

const known = new Map<number, number[]>();

/** What the solution says about trader 1 when one total is 1 and the others are 0, for each total. */
function effectsOf({ traders }: Numbers): number[] {
  const before = known.get(traders);
  if (before) return before;
  const matrix = Array.from({ length: traders }, (_, i) =>
    Array.from({ length: traders }, (__, j) => (i === j ? 0 : 1)),
  );
  const effects = matrix.map((_, total) => {
    const right = matrix.map((__, i) => (i === total ? 1 : 0));
    return solveLinear(matrix, right)[0] ?? Number.NaN;
  });
  known.set(traders, effects);
  return effects;
}

/** Adds up the variances that the errors bring. */
export function exact(numbers: Numbers): number {
  return effectsOf(numbers).reduce((variance, effect) => variance + effect ** 2, 0);
}

const positions = [12, -7, 3, 0, 25, 8, -16, 4, 1, -2, 30, -11, 6, 0, 9, -5];

/** Reports what the others hold, with errors, and squares the error of the solution for trader 1. */
export function simulate(random: () => number, numbers: Numbers): number {
  const effects = effectsOf(numbers);
  let total = 0;
  for (let trader = 0; trader < numbers.traders; trader += 1) total += positions[trader] ?? 0;
  let computed = 0;
  for (let trader = 0; trader < numbers.traders; trader += 1) {
    const othersHold = total - (positions[trader] ?? 0);
    computed += (effects[trader] ?? Number.NaN) * (othersHold + drawNormal(random));
  }
  return (computed - (positions[0] ?? Number.NaN)) ** 2;
}

export function mistakes({ traders }: Numbers): number[] {
  const ofGrandTotal = traders / (traders - 1) ** 2;
  return [ofGrandTotal + 1];
}
