/** How many million dollars a fund of the given size holds of each share, at equal share counts. */
function holdings(prices: number[], millions: number): number[] {
  const sum = prices.reduce((total, price) => total + price, 0);
  return prices.map((price) => (millions / sum) * price);
}

/** The fund before and after the split, share by share. */
export function exact(): number {
  const before = holdings([40, 80, 180], 45);
  const after = holdings([40, 80, 180 / 3], 45);
  return (before[2] ?? 0) - (after[2] ?? 0);
}

export function mistakes(): number[] {
  const [, , cedar = 0] = holdings([40, 80, 180], 45);
  const sameCountAsBefore = cedar - cedar / 3;
  const weightedByValue = cedar - (3 * cedar) / 3;
  return [sameCountAsBefore, weightedByValue];
}
