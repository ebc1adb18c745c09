import { maximize } from '../tools/maximize.ts';

/** The fraction with the largest expected logarithm. */
export function exact(): number {
  return maximize((f) => 0.6 * Math.log(1 + f) + 0.4 * Math.log(1 - f), 0.05, 0.5);
}
