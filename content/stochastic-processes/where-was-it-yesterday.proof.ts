import { solveLinear } from '../tools/solve-linear.ts';

/** Bayes' rule with the stationary distribution as the prior for yesterday. */
export function exact(): number {
  const [calm = 0, , panic = 0] = solveLinear(
    [
      [0.8 - 1, 0.3, 0.5],
      [0.2, 0.5 - 1, 0],
      [1, 1, 1],
    ],
    [0, 0, 1],
  );
  return (panic * 0.5) / calm;
}

export function mistakes(): number[] {
  const [calm, nervous, panic] = [2.5, 1, 0.4];
  return [0.5 / (0.8 + 0.3 + 0.5), panic / (calm + nervous + panic)];
}

/** Two days in a row, long after the start, of which the second is calm. */
export function simulate(random: () => number): number {
  let state = 0;
  for (;;) {
    for (let day = 0; day < 40; day += 1) state = next(state, random());
    if (next(state, random()) === 0) return state === 2 ? 1 : 0;
  }
}

function next(state: number, u: number): number {
  if (state === 0) return u < 0.8 ? 0 : 1;
  if (state === 1) return u < 0.3 ? 0 : u < 0.8 ? 1 : 2;
  return u < 0.5 ? 0 : 2;
}
