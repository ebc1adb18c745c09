/** Goes through all sequences of ten choices with their probabilities. */
export function exact(): number {
  let tenth = 0;
  let both = 0;
  const extend = (longs: number, shorts: number, first: boolean, chance: number) => {
    const before = longs + shorts - 7;
    if (before === 9) {
      const ends = (chance * longs) / (longs + shorts);
      tenth += ends;
      if (first) both += ends;
      return;
    }
    const up = longs / (longs + shorts);
    extend(longs + 1, shorts, before === 0 ? true : first, chance * up);
    extend(longs, shorts + 1, before === 0 ? false : first, chance * (1 - up));
  };
  extend(2, 5, false, 1);
  return both / tenth;
}

export function mistakes(): number[] {
  const long = 2 / 7;
  return [long, long * exact()];
}

export function simulate(random: () => number): number {
  for (;;) {
    let longs = 2;
    let first = false;
    for (let trader = 1; trader <= 9; trader += 1) {
      const long = random() * (6 + trader) < longs;
      if (long) longs += 1;
      if (trader === 1) first = long;
    }
    if (random() * 16 < longs) return first ? 1 : 0;
  }
}
