import { theTrueOne } from '../tools/the-true-one.ts';

const [years, edge] = [10, -3];

/** The average profit of each rule on the survivors, over all paths of yearly steps. */
function profits() {
  const sums = { risen: [0, 0], fallen: [0, 0], all: [0, 0] };
  const note = (sum: number[], gain: number) => {
    sum[0] = (sum[0] ?? 0) + gain;
    sum[1] = (sum[1] ?? 0) + 1;
  };
  for (let path = 0; path < 2 ** years; path += 1) {
    const moves = Array.from({ length: years }, (_, year) => ((path >> year) % 2 === 0 ? 1 : -1));
    let level = 0;
    const isListed = moves.every((move) => {
      level += move;
      return level > edge;
    });
    if (!isListed) continue;
    for (let year = 1; year < years; year += 1) {
      const [before = 0, gain = 0] = moves.slice(year - 1, year + 1);
      note(before > 0 ? sums.risen : sums.fallen, gain);
      note(sums.all, gain);
    }
  }
  const mean = ([sum = 0, count = 0]: number[]) => sum / count;
  return [mean(sums.risen), mean(sums.fallen), mean(sums.all), -mean(sums.fallen)];
}

/** In truth all of them earn nothing, so the largest profit is the most inflated one. */
export function exact(): number {
  const found = profits();
  const [most = 0, next = 0] = found.toSorted((a, b) => b - a);
  if (most - next < 0.01) return Number.NaN;
  return theTrueOne(found.map((profit) => profit === most));
}

/** The years right after a fall in the three-year paths that never stand two units below the start. */
export function followUps(): number[] {
  let [gain, count] = [0, 0];
  for (let path = 0; path < 8; path += 1) {
    const moves = [0, 1, 2].map((year) => ((path >> year) % 2 === 0 ? 1 : -1));
    const levels = moves.map((_, year) =>
      moves.slice(0, year + 1).reduce((sum, move) => sum + move, 0),
    );
    if (levels.some((level) => level <= -2)) continue;
    for (const year of [1, 2]) {
      if (moves[year - 1] !== -1) continue;
      gain += moves[year] ?? 0;
      count += 1;
    }
  }
  return [gain / count];
}
