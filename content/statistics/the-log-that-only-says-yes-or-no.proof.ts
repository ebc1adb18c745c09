import { maximize } from '../tools/maximize.ts';

const rate = 40;

/** The Fisher information of one bit about the rate, straight from its two outcomes. */
function information(window: number): number {
  const empty = Math.exp(-rate * window);
  // The slope of each outcome's probability in the rate, squared, over the probability.
  const slope = window * empty;
  return slope ** 2 / empty + slope ** 2 / (1 - empty);
}

export function exact(): number {
  return 1000 * maximize(information, 0.001, 0.2);
}

export function mistakes(): number[] {
  return [(1000 * Math.LN2) / rate, 1000 / rate];
}
