interface Numbers {
  buys: number;
  sells: number;
}

/** Counts the runs in every arrangement of the buys among all trades. */
export function exact({ buys, sells }: Numbers): number {
  const trades = buys + sells;
  let arrangements = 0;
  let runs = 0;
  for (let tape = 0; tape < 2 ** trades; tape += 1) {
    let ones = 0;
    let here = 1;
    for (let trade = 0; trade < trades; trade += 1) {
      ones += (tape >> trade) & 1;
      if (trade > 0 && ((tape >> trade) & 1) !== ((tape >> (trade - 1)) & 1)) here += 1;
    }
    if (ones !== buys) continue;
    arrangements += 1;
    runs += here;
  }
  return runs / arrangements;
}

export function simulate(random: () => number, { buys, sells }: Numbers): number {
  let buysLeft = buys;
  let runs = 0;
  let previous = -1;
  for (let left = buys + sells; left > 0; left -= 1) {
    const side = random() * left < buysLeft ? 1 : 0;
    buysLeft -= side;
    if (side !== previous) runs += 1;
    previous = side;
  }
  return runs;
}

/** Neighbors drawn with replacement. */
export function mistakes({ buys, sells }: Numbers): number[] {
  const trades = buys + sells;
  const differ = (buys / trades) * (sells / trades) + (sells / trades) * (buys / trades);
  return [1 + (trades - 1) * differ];
}
