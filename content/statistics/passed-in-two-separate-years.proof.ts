interface Numbers {
  rarity: number;
  level: number;
  power: number;
}

/** Adds up the four branches of passing or failing in each year, for both kinds of ideas. */
export function exact({ rarity, level, power }: Numbers): number {
  const kinds = [
    { share: 1 / rarity, pass: power, worthless: false },
    { share: 1 - 1 / rarity, pass: level, worthless: true },
  ];
  let produced = 0;
  let worthless = 0;
  for (const kind of kinds) {
    for (const first of [true, false]) {
      for (const second of [true, false]) {
        const weight =
          kind.share * (first ? kind.pass : 1 - kind.pass) * (second ? kind.pass : 1 - kind.pass);
        if (!first || !second) continue;
        produced += weight;
        if (kind.worthless) worthless += weight;
      }
    }
  }
  return worthless / produced;
}

/** Tries ideas until one is produced, and says whether it has no edge. */
export function simulate(random: () => number, { rarity, level, power }: Numbers): number {
  for (;;) {
    const hasEdge = random() < 1 / rarity;
    const pass = hasEdge ? power : level;
    if (random() < pass && random() < pass) return hasEdge ? 0 : 1;
  }
}

/** The chance that an idea without an edge passes twice, and the share without an edge after one pass. */
export function mistakes({ rarity, level, power }: Numbers): number[] {
  const [lucky, good] = [(1 - 1 / rarity) * level, power / rarity];
  return [level ** 2, lucky / (lucky + good)];
}

/** Three years: the ideas of both kinds that are left after each. */
export function followUps({ rarity, level, power }: Numbers): number[] {
  let [worthless, good] = [1 - 1 / rarity, 1 / rarity];
  for (let year = 0; year < 3; year += 1) {
    worthless *= level;
    good *= power;
  }
  return [worthless / (worthless + good)];
}
