import { integrate } from '../tools/integrate.ts';

interface Numbers {
  low: number;
  ratio: number;
}

/** Money over shares of an average month, for each saver. */
export function exact({ low, ratio }: Numbers): number {
  const high = low * ratio;
  const density = 1 / (high - low);
  const samsMoney = integrate((price) => price * density, low, high);
  const dorasShares = integrate((price) => (100 / price) * density, low, high);
  return samsMoney - 100 / dorasShares;
}

/** What a share cost: one of Sam's, minus one picked at random among all that Dora ever bought. */
export function simulate(random: () => number, { low, ratio }: Numbers): number {
  const width = low * (ratio - 1);
  const sams = low + width * random();
  for (;;) {
    const price = low + width * random();
    const sharesOutOfMost = low / price;
    if (random() < sharesOutOfMost) return sams - price;
  }
}

export function mistakes({ low, ratio }: Numbers): number[] {
  const high = low * ratio;
  const mean = (low + high) / 2;
  const sharesForTheMean = integrate((price) => mean / price / (high - low), low, high);
  const variance = (high - low) ** 2 / 12;
  return [mean * (sharesForTheMean - 1), variance / mean];
}
