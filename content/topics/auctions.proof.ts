import { integrate } from '../tools/integrate.ts';
import { maximize } from '../tools/maximize.ts';

/** What a best reply to rivals who bid three quarters of their values is, averaged over the highest value. */
export function exact(): number {
  const best = (value: number) =>
    maximize((bid) => (value - bid) * (bid / 75) ** 3, value / 3 + 1e-6, value);
  return integrate((value) => best(value) * 4 * (value / 100) ** 3, 0, 100) / 100;
}
