import { maximize } from '../tools/maximize.ts';

/** The weight with the least variance. */
export function exact(): number {
  return maximize((w) => -((0.2 * w) ** 2) - (0.15 * (1 - w)) ** 2, 0, 1);
}
