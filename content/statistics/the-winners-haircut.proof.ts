import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalCdf, normalDensity } from '../tools/normal.ts';

/**
 * Sums the error of the winner over its true ratio and its error: both standard normal, and the
 * two rivals must lie below their sum.
 */
export function exact(): number {
  const winning = (backtest: number) => 3 * normalCdf(backtest / Math.SQRT2) ** 2;
  return integrate(
    (truth) =>
      normalDensity(truth) *
      integrate((error) => error * normalDensity(error) * winning(truth + error), -9, 9, 12),
    -9,
    9,
    12,
  );
}

export function mistakes(): number[] {
  const largest = integrate((z) => 3 * z * normalCdf(z) ** 2 * normalDensity(z), -9, 9, 24);
  return [largest, Math.SQRT2 * largest];
}

export function simulate(random: () => number): number {
  let best = Number.NEGATIVE_INFINITY;
  let haircut = 0;
  for (let strategy = 0; strategy < 3; strategy += 1) {
    const error = drawNormal(random);
    const backtest = drawNormal(random) + error;
    if (backtest <= best) continue;
    best = backtest;
    haircut = error;
  }
  return haircut;
}

/** Errors of standard deviation 2. */
export function followUps(): number[] {
  const winning = (backtest: number) => 3 * normalCdf(backtest / Math.sqrt(5)) ** 2;
  const haircut = (truth: number) =>
    integrate((z) => 2 * z * normalDensity(z) * winning(truth + 2 * z), -9, 9, 12);
  return [integrate((truth) => normalDensity(truth) * haircut(truth), -9, 9, 12)];
}
