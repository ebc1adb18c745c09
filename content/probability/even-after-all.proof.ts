import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  ada: number;
  ben: number;
}

/** The chances of all numbers of heads, coin by coin. */
function headsOf(coins: number): number[] {
  let chances = [1];
  for (let coin = 0; coin < coins; coin += 1) {
    chances = [...chances, 0].map((chance, heads) => (chance + (chances[heads - 1] ?? 0)) / 2);
  }
  return chances;
}

export function exact({ ada, ben }: Numbers): number {
  const his = headsOf(ben);
  return headsOf(ada).reduce((sum, chance, heads) => sum + chance * (his[heads] ?? 0), 0);
}

/** One random number tosses all the coins: each is a bit of it, Ada's first. */
export function simulate(random: () => number, { ada, ben }: Numbers): number {
  let coins = drawBelow(random, 2 ** (ada + ben));
  let lead = 0;
  for (let coin = 0; coin < ada + ben; coin += 1) {
    lead += coin < ada ? coins & 1 : -(coins & 1);
    coins >>= 1;
  }
  return lead === 0 ? 1 : 0;
}

/** All counts equally likely. */
export function mistakes({ ada, ben }: Numbers): number[] {
  let alike = 0;
  for (let heads = 0; heads <= ben; heads += 1) alike += 1 / (ada + 1) / (ben + 1);
  return [alike];
}
