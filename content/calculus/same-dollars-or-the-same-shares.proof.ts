import { integrate } from '../tools/integrate.ts';

/** Money over shares of an average month, for each saver. */
export function exact(): number {
  const density = 1 / 100;
  const samsMoney = integrate((price) => price * density, 50, 150);
  const dorasShares = integrate((price) => (100 / price) * density, 50, 150);
  return samsMoney - 100 / dorasShares;
}

/** What a share cost: one of Sam's, minus one picked at random among all that Dora ever bought. */
export function simulate(random: () => number): number {
  const sams = 50 + 100 * random();
  for (;;) {
    const price = 50 + 100 * random();
    const sharesOutOfMost = 50 / price;
    if (random() < sharesOutOfMost) return sams - price;
  }
}

export function mistakes(): number[] {
  const sharesFor100 = integrate((price) => 100 / price / 100, 50, 150);
  const variance = 100 ** 2 / 12;
  return [100 * (sharesFor100 - 1), variance / 100];
}
