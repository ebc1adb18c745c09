import { maximize } from '../tools/maximize.ts';

/** The least squared distance from (1, 0, 0) to the multiples of (1, 1, 2). */
export function exact(): number {
  const distance = (t: number) => (1 - t) ** 2 + t ** 2 + (2 * t) ** 2;
  return distance(maximize((t) => -distance(t), -1, 1));
}
