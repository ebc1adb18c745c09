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
