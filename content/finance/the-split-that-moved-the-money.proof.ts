interface Numbers {
  ash: number;
  beech: number;
  opening: number;
  split: number;
  fund: number;
}

/** How many million dollars a fund of the given size holds of each share, at equal share counts. */
function holdings(prices: number[], millions: number): number[] {
  const sum = prices.reduce((total, price) => total + price, 0);
  return prices.map((price) => (millions / sum) * price);
}

/** The fund before and after the split, share by share. */
export function exact({ ash, beech, opening, split, fund }: Numbers): number {
  const before = holdings([ash, beech, split * opening], fund);
  const after = holdings([ash, beech, opening], fund);
  return (before[2] ?? 0) - (after[2] ?? 0);
}

export function mistakes({ ash, beech, opening, split, fund }: Numbers): number[] {
  const [, , cedar = 0] = holdings([ash, beech, split * opening], fund);
  const sameCountAsBefore = cedar - cedar / split;
  const weightedByValue = 0;
  return [sameCountAsBefore, weightedByValue];
}

/** The index after the rise, from the returns of the three holdings of a fund that tracks it. */
export function followUps({ ash, beech, opening, split }: Numbers): number[] {
  const index = (ash + beech + split * opening) / 3;
  const [inAsh = 0, inBeech = 0, inCedar = 0] = holdings([ash, beech, opening], index);
  return [inAsh + inBeech + 1.1 * inCedar];
}
