import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';

/** The variance of the hedged profit over one of `count` periods, from any level, by quadrature. */
function periodVariance(count: number): number {
  const length = 1 / count;
  const level = 0.7;
  const value = (x: number, timeLeft: number) => x * x + timeLeft;
  const profit = (z: number) => {
    const next = level + Math.sqrt(length) * z;
    return value(level, length) - value(next, 0) + 2 * level * (next - level);
  };
  return integrate((z) => profit(z) ** 2 * normalDensity(z), -12, 12, 20);
}

/** The first count at which the deviation of the sum is at most 6% of the price, which is 1. */
export function exact(): number {
  let low = 1;
  let high = 100_000;
  while (low < high) {
    const count = Math.floor((low + high) / 2);
    if (Math.sqrt(count * periodVariance(count)) <= 0.06) high = count;
    else low = count + 1;
  }
  return low;
}
