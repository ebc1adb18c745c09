import { drawBelow } from '../tools/draw.ts';

/** Crosses the highest bid with the lowest offer, and so on, for limits given in falling order. */
function tradesIn(sideByRank: readonly number[]): number {
  let trades = 0;
  for (let k = 1; k <= 3; k += 1) {
    let bids = 0;
    let offers = 0;
    let bidRank = 0;
    let offerRank = 0;
    for (let i = 0; i < 8; i += 1) {
      if (sideByRank[i] === 1) {
        bids += 1;
        if (bids === k) bidRank = i;
      } else {
        offers += 1;
        if (offers === 4 - k) offerRank = i;
      }
    }
    if (bidRank < offerRank) trades = k;
  }
  return trades;
}

/** Goes through all orders of five bids and three offers. */
export function exact(): number {
  let orders = 0;
  let twoTrades = 0;
  for (let mask = 0; mask < 256; mask += 1) {
    const sides = Array.from({ length: 8 }, (_, i) => (mask >> i) & 1);
    if (sides.reduce((sum, side) => sum + side, 0) !== 5) continue;
    orders += 1;
    if (tradesIn(sides) === 2) twoTrades += 1;
  }
  return twoTrades / orders;
}

export function mistakes(): number[] {
  const twoOfThree = (chance: number) => 3 * chance ** 2 * (1 - chance);
  return [twoOfThree(1 / 2), twoOfThree(5 / 8)];
}

const sides = [1, 1, 1, 1, 1, 0, 0, 0];

export function simulate(random: () => number): number {
  for (let last = 7; last > 0; last -= 1) {
    const other = drawBelow(random, last + 1);
    const side = sides[last] ?? 0;
    sides[last] = sides[other] ?? 0;
    sides[other] = side;
  }
  return tradesIn(sides) === 2 ? 1 : 0;
}

/** The mean over all orders. */
export function followUps(): number[] {
  let orders = 0;
  let trades = 0;
  for (let mask = 0; mask < 256; mask += 1) {
    const sides = Array.from({ length: 8 }, (_, i) => (mask >> i) & 1);
    if (sides.reduce((sum, side) => sum + side, 0) !== 5) continue;
    orders += 1;
    trades += tradesIn(sides);
  }
  return [trades / orders];
}
