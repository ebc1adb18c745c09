import { integrate } from '../tools/integrate.ts';

/** The tail of the range: some quotes below x, some above x + r, summed over where the lowest lies. */
export function exact(): number {
  const within = (r: number) =>
    4 * integrate((low) => Math.min(r, 1 - low) ** 3, 0, 1 - r, 20) +
    4 * integrate((low) => (1 - low) ** 3, 1 - r, 1, 20);
  return integrate((r) => 1 - within(r), 0, 1, 50);
}
