import { integrate } from '../tools/integrate.ts';

/** From the close minus the average price, with the covariances of Brownian motion. */
export function exact(): number {
  const withClose = integrate((t) => t, 0, 1);
  const ofAverage = integrate((t) => integrate((s) => s, 0, t) + t * (1 - t), 0, 1);
  const variance = 1 - 2 * withClose + ofAverage;
  return (1 - withClose) ** 2 / variance;
}
