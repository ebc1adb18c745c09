interface Numbers {
  ups: number;
  downs: number;
}

/** Counts the orders of the up-ticks and down-ticks, all and those that stay at or above 0. */
export function exact({ ups, downs }: Numbers): number {
  return count(ups, downs, 0, true) / count(ups, downs, 0, false);
}

export function mistakes({ ups, downs }: Numbers): number[] {
  const moves = ups + downs;
  const [up, down] = [ups / moves, downs / moves];
  return [(ups - downs) / moves, 1 - down / up];
}

function count(ups: number, downs: number, level: number, watched: boolean): number {
  if (watched && level < 0) return 0;
  if (ups === 0 && downs === 0) return 1;
  return (
    (ups > 0 ? count(ups - 1, downs, level + 1, watched) : 0) +
    (downs > 0 ? count(ups, downs - 1, level - 1, watched) : 0)
  );
}

export function simulate(random: () => number, numbers: Numbers): number {
  let { ups, downs } = numbers;
  let level = 0;
  while (ups + downs > 0) {
    if (random() * (ups + downs) < ups) {
      ups -= 1;
      level += 1;
    } else {
      downs -= 1;
      level -= 1;
    }
    if (level < 0) return 0;
  }
  return 1;
}

/** The orders that never go below -1, without those that never go below 0. */
export function followUps({ ups, downs }: Numbers): number[] {
  const all = count(ups, downs, 0, false);
  return [(count(ups, downs, 1, true) - count(ups, downs, 0, true)) / all];
}
