interface Numbers {
  few: number;
  many: number;
  single: number;
  some: number;
}

/** One entry per trade: how many trades its client made, in a year in which all clients are complete. */
function listTrades({ few, many, single, some }: Numbers): number[] {
  const trades: number[] = [];
  for (const [size, share] of [
    [1, single],
    [few, some],
    [many, 1 - single - some],
  ] as const) {
    const count = Math.round(share * 10 * few * many);
    for (let i = 0; i < count; i += 1) trades.push(size);
  }
  return trades;
}

/** Groups the trades into clients and counts those. */
export function exact(numbers: Numbers): number {
  const trades = listTrades(numbers);
  let clients = 0;
  for (let i = 0; i < trades.length; i += trades[i] ?? 1) clients += 1;
  return trades.length / clients;
}

/** A client at random: the owner of a random trade, kept only if it is that client's first one. */
export function simulate(random: () => number, { few, many, single, some }: Numbers): number {
  for (;;) {
    const trade = random();
    const size = trade < single ? 1 : trade < single + some ? few : many;
    if (Math.floor(random() * size) === 0) return size;
  }
}

/** The mean of the clerk's numbers. */
export function mistakes(numbers: Numbers): number[] {
  const trades = listTrades(numbers);
  return [trades.reduce((sum, size) => sum + size, 0) / trades.length];
}

/** Groups the trades into clients and counts those with one trade. */
export function followUps(numbers: Numbers): number[] {
  const trades = listTrades(numbers);
  let [clients, withOne] = [0, 0];
  for (let i = 0; i < trades.length; i += trades[i] ?? 1) {
    clients += 1;
    if (trades[i] === 1) withOne += 1;
  }
  return [withOne / clients];
}
