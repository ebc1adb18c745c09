import { drawExponential } from '../tools/draw.ts';
import { integrate } from '../tools/integrate.ts';

interface Numbers {
  /** Orders per minute. */
  buys: number;
  sells: number;
}

/** Integrates over the time of the third sell: fewer than two buys must have come by then. */
export function exact({ buys, sells }: Numbers): number {
  return integrate(
    (t) => ((sells ** 3 * t * t) / 2) * Math.exp(-sells * t) * (1 + buys * t) * Math.exp(-buys * t),
    0,
    60 / (buys + sells),
  );
}

export function mistakes({ buys, sells }: Numbers): number[] {
  const [thirdSell, secondBuy] = [3 / sells, 2 / buys];
  const sell = sells / (buys + sells);
  return [secondBuy / (thirdSell + secondBuy), 4 * sell ** 3 * (1 - sell)];
}

export function simulate(random: () => number, { buys, sells }: Numbers): number {
  const thirdSell =
    drawExponential(random, sells) +
    drawExponential(random, sells) +
    drawExponential(random, sells);
  const secondBuy = drawExponential(random, buys) + drawExponential(random, buys);
  return thirdSell < secondBuy ? 1 : 0;
}

/** The orders that are still needed, by the number of sells and buys so far. */
export function followUps({ buys, sells }: Numbers): number[] {
  const sell = sells / (buys + sells);
  const needed = (sold: number, bought: number): number =>
    sold === 3 || bought === 2
      ? 0
      : 1 + sell * needed(sold + 1, bought) + (1 - sell) * needed(sold, bought + 1);
  return [needed(0, 0)];
}
