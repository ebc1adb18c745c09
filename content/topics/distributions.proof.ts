import { integrate } from '../tools/integrate.ts';

/** The buyer arrives at time t, and no seller until then. */
export function exact(): number {
  return integrate((t) => 3 * Math.exp(-3 * t) * Math.exp(-5 * t), 0, 6);
}
