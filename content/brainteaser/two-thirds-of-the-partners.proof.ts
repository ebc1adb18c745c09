interface Numbers {
  bars: number;
}

/** All ways to hand so many bars to so many partners. */
function* splits(bars: number, partners: number): Generator<number[]> {
  if (partners === 0) {
    if (bars === 0) yield [];
    return;
  }
  for (let first = 0; first <= bars; first += 1) {
    for (const rest of splits(bars - first, partners - 1)) yield [first, ...rest];
  }
}

/**
 * What each partner gets, the most senior first, when so many are left. The proposer tries all
 * proposals, the greediest first, until one passes.
 */
function shares(partners: number, bars: number): number[] {
  if (partners === 1) return [bars];
  const otherwise = shares(partners - 1, bars);
  for (let own = bars; own >= 0; own -= 1) {
    const accepted = [...splits(bars - own, partners - 1)].filter((offers) => {
      const yes = 1 + offers.filter((offer, i) => offer > (otherwise[i] ?? 0)).length;
      return 3 * yes >= 2 * partners;
    });
    const [offers] = accepted;
    if (accepted.length > 1) throw new Error('The proposer may choose: the game is not determined');
    if (offers) return [own, ...offers];
  }
  return [0, ...otherwise];
}

export function exact({ bars }: Numbers): number {
  return shares(7, bars)[0] ?? Number.NaN;
}

/** A single bar for each vote. */
export function mistakes({ bars }: Numbers): number[] {
  const votesToBuy = Math.ceil((2 / 3) * 7) - 1;
  return [bars - votesToBuy];
}

/** Eight partners, given what the seven would do. */
export function followUps({ bars }: Numbers): number[] {
  return [shares(8, bars)[0] ?? Number.NaN];
}
