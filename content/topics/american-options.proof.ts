import { maximize } from '../tools/maximize.ts';

/** As r is half of σ², the logarithm of the price is a Brownian motion without drift. Maximizes over the boundary. */
export function exact(): number {
  const [rate, volatility] = [0.02, 0.2];
  const decay = Math.sqrt(2 * rate) / volatility;
  const value = (boundary: number) =>
    (100 - boundary) * Math.exp(-decay * Math.log(100 / boundary));
  return value(maximize(value, 1, 99));
}
