import { integrate } from '../tools/integrate.ts';

/** The variance of the pair's average, over that of two independent draws. */
export function exact(): number {
  const mean = integrate((u) => u ** 2, 0, 1);
  const single = integrate((u) => (u ** 2 - mean) ** 2, 0, 1);
  const pair = integrate((u) => ((u ** 2 + (1 - u) ** 2) / 2 - mean) ** 2, 0, 1);
  return pair / (single / 2);
}
