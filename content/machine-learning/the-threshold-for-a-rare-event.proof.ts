import { integrate } from '../tools/integrate.ts';
import { maximize } from '../tools/maximize.ts';

const density = (p: number) => 2 * (1 - p);

function score(threshold: number): number {
  const flagged = integrate(density, threshold, 1, 2);
  const caught = integrate((p) => p * density(p), threshold, 1, 2);
  const failing = integrate((p) => p * density(p), 0, 1, 2);
  return (2 * caught) / (flagged + failing);
}

export function exact(): number {
  return maximize(score, 0, 1);
}

export function mistakes(): number[] {
  const baseRate = integrate((p) => p * density(p), 0, 1, 2);
  return [1 / 2, baseRate];
}

/** The best of all shares to flag at random. */
export function followUps(): number[] {
  const failing = integrate((p) => p * density(p), 0, 1, 2);
  const shares = Array.from({ length: 1000 }, (_, i) => (i + 1) / 1000);
  return [Math.max(...shares.map((share) => (2 * share * failing) / (share + failing)))];
}
