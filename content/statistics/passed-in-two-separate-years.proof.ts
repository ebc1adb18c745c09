/** Adds up the four branches of passing or failing in each year, for both kinds of ideas. */
export function exact(): number {
  const kinds = [
    { share: 1 / 40, pass: 0.8, worthless: false },
    { share: 39 / 40, pass: 0.05, worthless: true },
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
export function simulate(random: () => number): number {
  for (;;) {
    const hasEdge = random() < 1 / 40;
    const pass = hasEdge ? 0.8 : 0.05;
    if (random() < pass && random() < pass) return hasEdge ? 0 : 1;
  }
}

/** The chance that an idea without an edge passes twice, and the share without an edge after one pass. */
export function mistakes(): number[] {
  const [lucky, good] = [(39 / 40) * 0.05, (1 / 40) * 0.8];
  return [0.05 ** 2, lucky / (lucky + good)];
}
