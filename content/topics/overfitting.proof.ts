import { integrate } from '../tools/integrate.ts';

/** For normal returns R squared has a beta distribution, here in terms of its square root. */
export function exact(): number {
  const density = (root: number) => root ** 4 * (1 - root ** 2) ** 6.5;
  return integrate((root) => root ** 2 * density(root), 0, 1) / integrate(density, 0, 1);
}
