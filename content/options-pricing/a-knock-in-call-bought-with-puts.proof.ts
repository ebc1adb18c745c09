import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

const volatility = 0.4;
const depth = Math.log(100 / 80);
const logarithm = (z: number) => volatility * z - volatility ** 2 / 2;

/** The chance that the path from 0 to `end` has gone below -depth (Brownian bridge). */
const touched = (end: number) =>
  end <= -depth ? 1 : Math.exp((-2 * depth * (depth + end)) / volatility ** 2);

/** The payoff times the chance of having touched the barrier, over all closing prices above 100. */
export function exact(): number {
  return integrate(
    (z) => {
      const end = logarithm(z);
      return 100 * (Math.exp(end) - 1) * touched(end) * normalDensity(z);
    },
    volatility / 2,
    14,
  );
}

export function mistakes(): number[] {
  const put = (strike: number) =>
    integrate(
      (z) => (strike - 100 * Math.exp(logarithm(z))) * normalDensity(z),
      -14,
      Math.log(strike / 100) / volatility + volatility / 2,
    );
  return [put(80 ** 2 / 100), put(80 - (100 - 80))];
}

export function simulate(random: () => number): number {
  const end = logarithm(drawNormal(random));
  if (end <= 0) return 0;
  return random() < touched(end) ? 100 * (Math.exp(end) - 1) : 0;
}
