import { integrate } from '../tools/integrate.ts';

/** Prices every out-of-the-money option off the density, and holds 2/K² of each. */
export function exact(): number {
  const put = (strike: number) => integrate((s) => (strike - s) / 100, 50, strike, 1);
  const call = (strike: number) => integrate((s) => (s - strike) / 100, strike, 150, 1);
  return (
    integrate((strike) => (2 / strike ** 2) * put(strike), 50, 100) +
    integrate((strike) => (2 / strike ** 2) * call(strike), 100, 150)
  );
}

export function mistakes(): number[] {
  const oneLog = integrate((x) => -Math.log(x), 1 / 2, 3 / 2);
  return [integrate((x) => (x - 1) ** 2, 1 / 2, 3 / 2), oneLog];
}

/** What the contract that replicates the squared returns pays at the end of the year. */
export function simulate(random: () => number): number {
  const close = 50 + 100 * random();
  return -2 * Math.log(close / 100);
}
