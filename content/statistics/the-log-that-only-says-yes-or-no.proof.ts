import { maximize } from '../tools/maximize.ts';

interface Numbers {
  rate: number;
}

/** The Fisher information of one bit about the rate, straight from its two outcomes. */
function information(window: number, rate: number): number {
  const empty = Math.exp(-rate * window);
  // The slope of each outcome's probability in the rate, squared, over the probability.
  const slope = window * empty;
  return slope ** 2 / empty + slope ** 2 / (1 - empty);
}

export function exact({ rate }: Numbers): number {
  return 1000 * maximize((window) => information(window, rate), 0.04 / rate, 8 / rate);
}

export function mistakes({ rate }: Numbers): number[] {
  return [(1000 * Math.LN2) / rate, 1000 / rate];
}
