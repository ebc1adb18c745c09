import { integrate } from '../tools/integrate.ts';

/** Integrates the joint density of the first and the last of four times, in hours. */
export function exact(): number {
  const density = (first: number, last: number) => 12 * (last - first) ** 2;
  const within = (first: number) =>
    integrate((last) => density(first, last), first, Math.min(1, first + 1 / 3), 2);
  return integrate(within, 0, 2 / 3, 4) + integrate(within, 2 / 3, 1, 4);
}

export function simulate(random: () => number): number {
  const a = random();
  const b = random();
  const c = random();
  const d = random();
  return Math.max(a, b, c, d) - Math.min(a, b, c, d) <= 1 / 3 ? 1 : 0;
}

/** Three orders after a given one; any of the four first, but with room up to the end of the hour. */
export function mistakes(): number[] {
  const threeFollow = (1 / 3) ** 3;
  return [threeFollow, 4 * threeFollow];
}
