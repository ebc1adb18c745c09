import { integrate } from '../tools/integrate.ts';
import { maximize } from '../tools/maximize.ts';

/** Two thirds are a best reply to rivals who bid two thirds; then the seller gets two thirds of the highest value. */
export function exact(): number {
  const best = (value: number) =>
    maximize((bid) => (value - bid) * (bid / (200 / 3)) ** 2, value / 3 + 1e-6, value);
  return integrate((value) => best(value) * 3 * (value / 100) ** 2, 0, 100) / 100;
}
