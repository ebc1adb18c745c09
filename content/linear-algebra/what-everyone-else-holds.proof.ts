import { drawNormal } from '../tools/normal.ts';
import { solveLinear } from '../tools/solve-linear.ts';

const matrix = Array.from({ length: 5 }, (_, i) =>
  Array.from({ length: 5 }, (_, j) => (i === j ? 0 : 1)),
);

/** What the solution says about trader 1 when one total is 1 and the others are 0, for each total. */
const effects = matrix.map((_, total) => {
  const right = matrix.map((_, i) => (i === total ? 1 : 0));
  return solveLinear(matrix, right)[0] ?? Number.NaN;
});

/** Adds up the variances that the five errors bring. */
export function exact(): number {
  return effects.reduce((variance, effect) => variance + effect ** 2, 0);
}

const positions = [12, -7, 3, 0, 25];

/** Reports what the others hold, with errors, and squares the error of the solution for trader 1. */
export function simulate(random: () => number): number {
  let computed = 0;
  for (let trader = 0; trader < 5; trader += 1) {
    let report = drawNormal(random);
    for (let other = 0; other < 5; other += 1) {
      if (other !== trader) report += positions[other] ?? Number.NaN;
    }
    computed += (effects[trader] ?? Number.NaN) * report;
  }
  return (computed - (positions[0] ?? Number.NaN)) ** 2;
}

export function mistakes(): number[] {
  const ofGrandTotal = 5 / 4 ** 2;
  return [ofGrandTotal + 1];
}
