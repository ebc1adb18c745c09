import { solveLinear } from '../tools/solve-linear.ts';

/**
 * Cuts time into blocks of four minutes. The blocks left until the next tick form a chain on 1 to 4:
 * it counts down, and after 1 a new gap of one or four blocks begins.
 */
export function exact(): number {
  const shares = solveLinear(
    [
      [1 / 2 - 1, 1, 0, 0],
      [0, -1, 1, 0],
      [0, 0, -1, 1],
      [1, 1, 1, 1],
    ],
    [0, 0, 0, 1],
  );
  return shares.reduce((sum, share, i) => sum + share * (4 * (i + 1) - 2), 0);
}

/** A glance in the course of the block that begins 400 minutes after a tick. */
export function simulate(random: () => number): number {
  const glance = 400 + 4 * random();
  let tick = 0;
  while (tick < glance) tick += random() < 0.5 ? 4 : 16;
  return tick - glance;
}

/** Half of an average gap. */
export function mistakes(): number[] {
  return [(4 + 16) / 2 / 2];
}
