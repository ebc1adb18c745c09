interface Numbers {
  gap: number;
}

/** Counts cells of a fine grid for the smaller error; the borders fall between cells. */
export function exact({ gap }: Numbers): number {
  const cells = 4000;
  let possible = 0;
  let contained = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    const smaller = (cell + 0.5) / cells - 0.5;
    const larger = smaller + gap;
    if (larger > 0.5) continue;
    possible += 1;
    if (smaller < 0 && larger > 0) contained += 1;
  }
  return contained / possible;
}

export function mistakes({ gap }: Numbers): number[] {
  const bothInside = 1;
  return [1 / 2, gap / bothInside];
}

/** Draws one report, puts the other at the given distance to either side, and keeps possible pairs. */
export function simulate(random: () => number, { gap }: Numbers): number {
  for (;;) {
    const one = random() - 0.5;
    const other = one + (random() < 0.5 ? -gap : gap);
    if (Math.abs(other) > 0.5) continue;
    return one > 0 !== other > 0 ? 1 : 0;
  }
}
