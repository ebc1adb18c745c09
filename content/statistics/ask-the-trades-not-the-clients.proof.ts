/** One entry per trade: how many trades its client made, in a year with a thousand times 30 trades. */
const trades: number[] = [];
for (const [size, share] of [
  [1, 0.2],
  [3, 0.3],
  [10, 0.5],
] as const) {
  for (let i = 0; i < Math.round(share * 30_000); i += 1) trades.push(size);
}

/** Groups the trades into clients and counts those. */
export function exact(): number {
  let clients = 0;
  for (let i = 0; i < trades.length; i += trades[i] ?? 1) clients += 1;
  return trades.length / clients;
}

/** A client at random: the owner of a random trade, kept only if it is that client's first one. */
export function simulate(random: () => number): number {
  for (;;) {
    const size = trades[Math.floor(random() * trades.length)] ?? 1;
    if (Math.floor(random() * size) === 0) return size;
  }
}

/** The mean of the clerk's numbers. */
export function mistakes(): number[] {
  return [trades.reduce((sum, size) => sum + size, 0) / trades.length];
}
