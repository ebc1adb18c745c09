import { integrate } from '../tools/integrate.ts';

interface Numbers {
  minutes: number;
}

/** Integrates the joint density of the first and the last of four times, in units of the period. */
export function exact({ minutes }: Numbers): number {
  const window = 20 / minutes;
  const density = (first: number, last: number) => 12 * (last - first) ** 2;
  const within = (first: number) =>
    integrate((last) => density(first, last), first, Math.min(1, first + window), 2);
  return integrate(within, 0, 1 - window, 4) + integrate(within, 1 - window, 1, 4);
}

export function simulate(random: () => number, { minutes }: Numbers): number {
  const a = random();
  const b = random();
  const c = random();
  const d = random();
  return Math.max(a, b, c, d) - Math.min(a, b, c, d) <= 20 / minutes ? 1 : 0;
}

/** Three orders after a given one; any of the four first, but with room up to the end of the period. */
export function mistakes({ minutes }: Numbers): number[] {
  const threeFollow = (20 / minutes) ** 3;
  return [threeFollow, 4 * threeFollow];
}

/** The volume of four times in order, each at least ten minutes after the one before, in every order. */
export function followUps({ minutes }: Numbers): number[] {
  const gap = 10 / minutes;
  const volume = (orders: number, from: number): number =>
    orders === 0
      ? 1
      : integrate((time) => volume(orders - 1, time + gap), from, 1 - (orders - 1) * gap, 1);
  return [24 * volume(4, 0)];
}
