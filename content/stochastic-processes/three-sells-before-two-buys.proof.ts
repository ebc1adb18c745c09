import { drawExponential } from '../tools/draw.ts';
import { integrate } from '../tools/integrate.ts';

/** Integrates over the time of the third sell: fewer than two buys must have come by then. */
export function exact(): number {
  return integrate(
    (t) => ((27 * t * t) / 2) * Math.exp(-3 * t) * (1 + 2 * t) * Math.exp(-2 * t),
    0,
    12,
  );
}

export function mistakes(): number[] {
  const [thirdSell, secondBuy] = [3 / 3, 2 / 2];
  return [secondBuy / (thirdSell + secondBuy), 4 * (3 / 5) ** 3 * (2 / 5)];
}

export function simulate(random: () => number): number {
  const thirdSell =
    drawExponential(random, 3) + drawExponential(random, 3) + drawExponential(random, 3);
  const secondBuy = drawExponential(random, 2) + drawExponential(random, 2);
  return thirdSell < secondBuy ? 1 : 0;
}
