import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

/** The average payoff over both final prices, for stocks with a volatility of 20%. */
function price(payoff: (a: number, b: number) => number, correlation: number): number {
  const final = (z: number) => 100 * Math.exp(0.2 * z - 0.02);
  const rest = Math.sqrt(1 - correlation ** 2);
  return integrate(
    (z) =>
      normalDensity(z) *
      integrate(
        (u) => normalDensity(u) * payoff(final(z), final(correlation * z + rest * u)),
        -7,
        7,
        8,
      ),
    -7,
    7,
    8,
  );
}

export function exact(): number {
  const payoffs = [
    (a: number, b: number) => Math.max((a + b) / 2 - 100, 0),
    (a: number, b: number) => Math.max(Math.min(a, b) - 100, 0),
    (a: number, b: number) => Math.max(100 - Math.max(a, b), 0),
    (a: number, b: number) => Math.max(Math.max(a, b) - 100, 0),
  ];
  return theTrueOne(payoffs.map((payoff) => price(payoff, 0.8) < price(payoff, 0.2)));
}
