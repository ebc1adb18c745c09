import { integrate } from '../tools/integrate.ts';

/** The chance of four fills over the chance of three, averaged over the prior. */
export function exact(): number {
  return integrate((p) => p ** 4, 0, 1) / integrate((p) => p ** 3, 0, 1);
}
