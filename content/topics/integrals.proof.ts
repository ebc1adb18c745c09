import { integrate } from '../tools/integrate.ts';

/** The double integral in the order in which it is written. */
export function exact(): number {
  const inner = (s: number) => integrate((t) => (1 + t * t) ** -2, s, 1, 20);
  return integrate(inner, 0, 1, 20);
}
