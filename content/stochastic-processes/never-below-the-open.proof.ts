/** Counts the orders of eight up-ticks and four down-ticks, all and those that stay at or above 0. */
export function exact(): number {
  return count(8, 4, 0, true) / count(8, 4, 0, false);
}

export function mistakes(): number[] {
  const [up, down] = [8 / 12, 4 / 12];
  return [(8 - 4) / 12, 1 - down / up];
}

function count(ups: number, downs: number, level: number, watched: boolean): number {
  if (watched && level < 0) return 0;
  if (ups === 0 && downs === 0) return 1;
  return (
    (ups > 0 ? count(ups - 1, downs, level + 1, watched) : 0) +
    (downs > 0 ? count(ups, downs - 1, level - 1, watched) : 0)
  );
}

export function simulate(random: () => number): number {
  let ups = 8;
  let downs = 4;
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
