/** The value given a buy, over all kinds of callers: one knows, one is a noise buyer, one a noise seller. */
export function exact(): number {
  let [buys, worth] = [0, 0];
  for (const value of [0, 1]) {
    for (const caller of ['knows', 'buyer', 'seller']) {
      const isBuy = caller === 'buyer' || (caller === 'knows' && value === 1);
      if (!isBuy) continue;
      buys += 1;
      worth += value;
    }
  }
  return worth / buys;
}
