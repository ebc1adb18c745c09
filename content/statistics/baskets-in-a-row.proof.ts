import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  rho: number;
  size: number;
}

/** Integrates over the signals of the portfolios and over the average of their stocks' noise. */
export function exact({ rho, size }: Numbers): number {
  const deviation = Math.sqrt((1 - rho ** 2) / size);
  const mean = (value: (signal: number, result: number) => number) =>
    integrate(
      (x) =>
        normalDensity(x) *
        integrate((u) => normalDensity(u) * value(x, rho * x + deviation * u), -8, 8, 6),
      -8,
      8,
      6,
    );
  const product = mean((x, y) => x * y);
  const found = product / Math.sqrt(mean((x) => x * x) * mean((_, y) => y * y));
  const isAbout = (claimed: number) => Math.abs(found - claimed) < 0.01;
  const spread = Math.sqrt(rho ** 2 + (1 - rho ** 2) / size);
  return theTrueOne([
    isAbout(rho),
    isAbout(rho / spread),
    isAbout(rho * Math.sqrt(size)),
    isAbout(rho ** 2 * size),
  ]);
}
