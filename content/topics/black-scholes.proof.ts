import { integrate } from '../tools/integrate.ts';
import { normalCdf, normalDensity } from '../tools/normal.ts';

/** Finds the total volatility with that delta, and averages the payoff over the lognormal price. */
export function exact(): number {
  let [low, high] = [0.01, 1];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (normalCdf(middle / 2) < 0.54) low = middle;
    else high = middle;
  }
  const payoff = (z: number) => 100 * (Math.exp(low * z - (low * low) / 2) - 1);
  return integrate((z) => payoff(z) * normalDensity(z), low / 2, 12);
}
