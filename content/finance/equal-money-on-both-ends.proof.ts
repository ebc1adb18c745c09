import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  short: number;
  long: number;
  rise: number;
  small: number;
}

/** The value, as a share of today's, of a zero-coupon note with this modified duration after a rise in basis points. */
function valueAfter(duration: number, rise: number): number {
  const yieldNow = 0.04;
  const years = duration * (1 + yieldNow);
  return ((1 + yieldNow) / (1 + yieldNow + rise / 10_000)) ** years;
}

export function exact({ short, long, rise, small }: Numbers): number {
  const profit = valueAfter(short, rise) - valueAfter(long, small);
  const isNothing = Math.abs(profit) < 0.001;
  return theTrueOne([!isNothing && profit < 0, !isNothing && profit > 0, isNothing]);
}

export function mistakes(): number[] {
  return [1, 3];
}
