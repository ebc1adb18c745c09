import { normalCdf } from '../tools/normal.ts';

function quantile(probability: number): number {
  let low = -10;
  let high = 10;
  for (let i = 0; i < 80; i += 1) {
    const z = (low + high) / 2;
    if (normalCdf(z) < probability) low = z;
    else high = z;
  }
  return (low + high) / 2;
}

const threshold = quantile(0.02);

/** The share of loans in default when the economy stands at the given value. */
function defaulted(economy: number): number {
  return normalCdf((threshold - 0.6 * economy) / 0.8);
}

/** Finds the share, in percent, that is exceeded with probability 1%, by bisection on the share. */
export function exact(): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 50; i += 1) {
    const share = (low + high) / 2;
    if (exceeded(share) > 0.01) low = share;
    else high = share;
  }
  return 50 * (low + high);
}

/** The probability that more than this share defaults: how much of the economy lies low enough. */
function exceeded(share: number): number {
  let low = -10;
  let high = 10;
  for (let i = 0; i < 60; i += 1) {
    const economy = (low + high) / 2;
    if (defaulted(economy) > share) low = economy;
    else high = economy;
  }
  return normalCdf((low + high) / 2);
}

export function mistakes(): number[] {
  const badYear = quantile(0.01);
  const luckUnscaled = normalCdf(threshold - 0.6 * badYear);
  const weightAsCorrelation = normalCdf((threshold - Math.sqrt(0.6) * badYear) / Math.sqrt(0.4));
  return [100 * luckUnscaled, 100 * weightAsCorrelation];
}

/** The economy at which the mean share defaults, by bisection. */
export function followUps(): number[] {
  let low = -10;
  let high = 10;
  for (let i = 0; i < 60; i += 1) {
    const economy = (low + high) / 2;
    if (defaulted(economy) > 0.02) low = economy;
    else high = economy;
  }
  return [(low + high) / 2];
}
