import { solveLinear } from '../tools/solve-linear.ts';

/** The chances of leaving a state; the others follow from these. */
interface Numbers {
  unrest: number;
  relief: number;
  alarm: number;
  recovery: number;
}

/** Bayes' rule with the stationary distribution as the prior for yesterday. */
export function exact({ unrest, relief, alarm, recovery }: Numbers): number {
  const [calm = 0, , panic = 0] = solveLinear(
    [
      [-unrest, relief, recovery],
      [unrest, -relief - alarm, 0],
      [1, 1, 1],
    ],
    [0, 0, 1],
  );
  return (panic * recovery) / calm;
}

export function mistakes({ unrest, relief, alarm, recovery }: Numbers): number[] {
  const [calm, nervous, panic] = [(relief + alarm) / unrest, 1, alarm / recovery];
  return [recovery / (1 - unrest + relief + recovery), panic / (calm + nervous + panic)];
}

/** Two days in a row, long after the start, of which the second is calm. */
export function simulate(random: () => number, numbers: Numbers): number {
  let state = 0;
  for (;;) {
    for (let day = 0; day < 40; day += 1) state = next(state, random(), numbers);
    if (next(state, random(), numbers) === 0) return state === 2 ? 1 : 0;
  }
}

function next(state: number, u: number, { unrest, relief, alarm, recovery }: Numbers): number {
  if (state === 0) return u < unrest ? 1 : 0;
  if (state === 1) return u < relief ? 0 : u < relief + alarm ? 2 : 1;
  return u < recovery ? 0 : 2;
}

/** Panic, something, calm: the paths of three days and their chances. */
export function followUps({ unrest, relief, alarm, recovery }: Numbers): number[] {
  const moves = [
    [1 - unrest, unrest, 0],
    [relief, 1 - relief - alarm, alarm],
    [recovery, 0, 1 - recovery],
  ];
  const paths = [0, 1, 2].map((between) => (moves[2]?.[between] ?? 0) * (moves[between]?.[0] ?? 0));
  return [(paths[2] ?? 0) / paths.reduce((sum, path) => sum + path, 0)];
}
