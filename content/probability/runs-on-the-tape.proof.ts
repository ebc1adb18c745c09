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

/** Exactly three runs: the chance to end a tape, by what is left of both sides and the runs so far. */
export function followUps({ buys, sells }: Numbers): number[] {
  const chance = (same: number, others: number, runs: number): number => {
    if (runs > 3) return 0;
    if (same + others === 0) return runs === 3 ? 1 : 0;
    const stays = same === 0 ? 0 : same * chance(same - 1, others, runs);
    const turns = others === 0 ? 0 : others * chance(others - 1, same, runs + 1);
    return (stays + turns) / (same + others);
  };
  const trades = buys + sells;
  return [(buys * chance(buys - 1, sells, 1) + sells * chance(sells - 1, buys, 1)) / trades];
}
