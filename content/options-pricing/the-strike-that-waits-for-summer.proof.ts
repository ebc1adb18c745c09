import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

const early = 0.16 * Math.sqrt(1 / 2);
const late = 0.32 * Math.sqrt(1 / 2);
const growth = (deviation: number, z: number) => Math.exp(deviation * z - deviation ** 2 / 2);

/** The payoff integrated over both half-years, the price at the fixing being an integral too. */
export function exact(): number {
  const perDollar = integrate(
    (z) => Math.max(growth(late, z) - 1, 0) * normalDensity(z),
    late / 2,
    12,
  );
  return integrate((z) => 100 * growth(early, z) * perDollar * normalDensity(z), -12, 12);
}

export function simulate(random: () => number): number {
  const strike = 100 * growth(early, drawNormal(random));
  return Math.max(strike * growth(late, drawNormal(random)) - strike, 0);
}

/** A call struck today, on the volatility of the whole year. */
export function mistakes(): number[] {
  const year = Math.hypot(early, late);
  return [100 * integrate((z) => (growth(year, z) - 1) * normalDensity(z), year / 2, 12)];
}
