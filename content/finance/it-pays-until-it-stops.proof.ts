import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  low: number;
  high: number;
  stops: number;
  small: number;
  large: number;
}

/** Spin by spin, until the game is almost certainly over. */
export function exact({ low, high, stops, small, large }: Numbers): number {
  const sectors = low + high + stops;
  let worth = 0;
  for (let stillOn = 1; stillOn > 1e-17; stillOn *= (low + high) / sectors) {
    worth += (stillOn * (low * small + high * large)) / sectors;
  }
  return worth;
}

export function simulate(
  random: () => number,
  { low, high, stops, small, large }: Numbers,
): number {
  let collected = 0;
  for (;;) {
    const sector = drawBelow(random, low + high + stops);
    if (sector >= low + high) return collected;
    collected += sector < low ? small : large;
  }
}

/** One spin only, and a payment for each spin. */
export function mistakes({ low, high, stops, small, large }: Numbers): number[] {
  const sectors = low + high + stops;
  const sum = low * small + high * large;
  const spins = 1 / (stops / sectors);
  return [sum / sectors, (spins * sum) / (low + high)];
}

/** What to have before quitting, found by bisection: one more spin must gain nothing. */
export function followUps({ low, high, stops, small, large }: Numbers): number[] {
  let [less, more] = [0, 1000];
  while (more - less > 1e-12) {
    const have = (less + more) / 2;
    const after = low * (have + small) + high * (have + large);
    if (after / (low + high + stops) > have) less = have;
    else more = have;
  }
  return [less];
}
