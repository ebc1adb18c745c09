import { callPrice } from '../tools/black-scholes.ts';
import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

/** The delta as a difference of prices, and the probability by adding up all final prices. */
export function exact(): number {
  const call = { strike: 200, volatility: 5, years: 1 };
  const delta =
    callPrice({ ...call, share: 100.01 }) / 0.02 - callPrice({ ...call, share: 99.99 }) / 0.02;
  const isExercised = (z: number) => (100 * Math.exp(5 * z - 12.5) > 200 ? 1 : 0);
  const chance = integrate((z) => isExercised(z) * normalDensity(z), -9, 9, 400);
  const isLow = (value: number) => value < 0.05;
  const isHigh = (value: number) => value > 0.95;
  const isEven = (value: number) => Math.abs(value - 0.5) < 0.05;
  return theTrueOne([
    isLow(delta) && isLow(chance),
    isHigh(delta) && isLow(chance),
    isEven(delta) && isEven(chance),
    isHigh(delta) && isHigh(chance),
  ]);
}
