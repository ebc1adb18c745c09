import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalCdf, normalDensity } from '../tools/normal.ts';

const rate = 0.05;
const priceOf = (start: number, volatility: number, z: number) =>
  start * Math.exp(rate - volatility ** 2 / 2 + volatility * z);

/** The discounted maximum integrated over both shares, split where the two are equal. */
export function exact(): number {
  const given = (first: number) => {
    const price = priceOf(100, 0.3, first);
    const equal = (Math.log(price / 80) - rate + 0.4 ** 2 / 2) / 0.4;
    const split = Math.min(Math.max(equal, -11), 11);
    return (
      integrate((z) => price * normalDensity(z), -11, split, 12) +
      integrate((z) => priceOf(80, 0.4, z) * normalDensity(z), split, 11, 12)
    );
  };
  return Math.exp(-rate) * integrate((z) => given(z) * normalDensity(z), -11, 11, 40);
}

export function mistakes(): number[] {
  const deviation = Math.hypot(0.3, 0.4);
  const exchange = (interest: number) => {
    const d1 = (Math.log(100 / 80) + interest + deviation ** 2 / 2) / deviation;
    return 100 * normalCdf(d1) - 80 * Math.exp(-interest) * normalCdf(d1 - deviation);
  };
  return [exchange(0), 80 + exchange(rate)];
}

export function simulate(random: () => number): number {
  const first = priceOf(100, 0.3, drawNormal(random));
  const second = priceOf(80, 0.4, drawNormal(random));
  return Math.exp(-rate) * Math.max(first, second);
}
