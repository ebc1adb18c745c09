interface Numbers {
  costs: number;
  rank: number;
}

/** Goes through the equally likely patterns of costs below and above the median. */
export function exact({ costs, rank }: Numbers): number {
  let contained = 0;
  for (let pattern = 0; pattern < 2 ** costs; pattern += 1) {
    let below = 0;
    for (let cost = 0; cost < costs; cost += 1) below += (pattern >> cost) & 1;
    if (below >= rank && costs - below >= rank) contained += 1;
  }
  return contained / 2 ** costs;
}

/** One more cost falls into any gap; and the patterns with too few costs below, taken off only once. */
export function mistakes({ costs, rank }: Numbers): number[] {
  const gapsInside = costs - 1 - 2 * (rank - 1);
  let patterns = 0;
  let tooFew = 1;
  for (let below = 0; below < rank; below += 1) {
    patterns += tooFew;
    tooFew = (tooFew * (costs - below)) / (below + 1);
  }
  return [gapsInside / (costs + 1), 1 - patterns / 2 ** costs];
}

/** Heavy-tailed costs, with median 4: one over the square of a uniform number. */
export function simulate(random: () => number, { costs, rank }: Numbers): number {
  let below = 0;
  let above = 0;
  for (let i = 0; i < costs; i += 1) {
    const cost = (1 - random()) ** -2;
    if (cost < 4) below += 1;
    if (cost > 4) above += 1;
  }
  // So many on either side of 4 are what it takes for the sorted costs of this rank to enclose it.
  return below >= rank && above >= rank ? 1 : 0;
}
