import { putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

const puts = 10_000;

/** The value of the sold puts, and the shares that make it insensitive to a small move. */
const value = (share: number) =>
  -puts * putPrice({ share, strike: 95, volatility: 0.25, years: 0.25 });

const hedge = (share: number) => -(value(share + 0.01) - value(share - 0.01)) / 0.02;

export function exact(): number {
  const bought = hedge(96) - hedge(100);
  const isAbout = (shares: number) => Math.abs(bought - shares) < 10;
  return theTrueOne([isAbout(-1_240), isAbout(1_240), isAbout(0)]);
}
