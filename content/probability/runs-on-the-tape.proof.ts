/** Counts the runs in every arrangement of five buys among twelve trades. */
export function exact(): number {
  let arrangements = 0;
  let runs = 0;
  for (let tape = 0; tape < 2 ** 12; tape += 1) {
    let buys = 0;
    let here = 1;
    for (let trade = 0; trade < 12; trade += 1) {
      buys += (tape >> trade) & 1;
      if (trade > 0 && ((tape >> trade) & 1) !== ((tape >> (trade - 1)) & 1)) here += 1;
    }
    if (buys !== 5) continue;
    arrangements += 1;
    runs += here;
  }
  return runs / arrangements;
}

export function simulate(random: () => number): number {
  let buysLeft = 5;
  let runs = 0;
  let previous = -1;
  for (let left = 12; left > 0; left -= 1) {
    const side = random() * left < buysLeft ? 1 : 0;
    buysLeft -= side;
    if (side !== previous) runs += 1;
    previous = side;
  }
  return runs;
}

/** Neighbors drawn with replacement. */
export function mistakes(): number[] {
  return [1 + 11 * 2 * (5 / 12) * (7 / 12)];
}
