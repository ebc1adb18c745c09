import { choose } from '../tools/choose.ts';

interface Numbers {
  houses: number;
  banks: number;
}

/**
 * Adds bank after bank to groups of houses that are connected. Without a loop, a bank can have at
 * most one line to a group; without leaving anyone out, it has at least one line, and all houses
 * end up in one group.
 */
export function exact({ houses, banks }: Numbers): number {
  let plans = new Map([[Array.from({ length: houses }, () => 1).join(), 1]]);
  for (let bank = 0; bank < banks; bank += 1) {
    const more = new Map<string, number>();
    for (const [sizes, count] of plans) {
      for (const [joined, ways] of joinedBy(sizes.split(',').map(Number))) {
        more.set(joined, (more.get(joined) ?? 0) + count * ways);
      }
    }
    plans = more;
  }
  return plans.get(String(houses)) ?? 0;
}

/** The groups after one more bank, by their sizes, and in how many ways it can have its lines. */
function joinedBy(groups: number[]): [string, number][] {
  return Array.from({ length: (1 << groups.length) - 1 }, (_, choice) => {
    const isJoined = (index: number) => (((choice + 1) >> index) & 1) === 1;
    const chosen = groups.filter((_, index) => isJoined(index));
    const others = groups.filter((_, index) => !isJoined(index));
    const together = chosen.reduce((total, size) => total + size, 0);
    const ways = chosen.reduce((product, size) => product * size, 1);
    return [[...others, together].sort((a, b) => a - b).join(), ways];
  });
}

export function mistakes({ houses, banks }: Numbers): number[] {
  const anyLines = choose(houses * banks, houses + banks - 1);
  const productOfEigenvalues = (houses + banks) * banks ** (houses - 1) * houses ** (banks - 1);
  return [anyLines, productOfEigenvalues];
}

/** All plans less those without the line, both by the matrix-tree theorem. */
export function followUps({ houses, banks }: Numbers): number[] {
  const withoutLine = spanningTrees(houses, banks, (house, bank) => house > 0 || bank > 0);
  return [spanningTrees(houses, banks, () => true) - withoutLine];
}

function spanningTrees(
  houses: number,
  banks: number,
  exists: (house: number, bank: number) => boolean,
): number {
  const size = houses + banks;
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  const raise = (i: number, j: number, by: number) => {
    const row = rows[i];
    if (row) row[j] = (row[j] ?? 0) + by;
  };
  for (let house = 0; house < houses; house += 1) {
    for (let bank = 0; bank < banks; bank += 1) {
      if (!exists(house, bank)) continue;
      const other = houses + bank;
      raise(house, house, 1);
      raise(other, other, 1);
      raise(house, other, -1);
      raise(other, house, -1);
    }
  }
  let determinant = 1;
  for (let pivot = 0; pivot < size - 1; pivot += 1) {
    const lead = rows[pivot] ?? [];
    determinant *= lead[pivot] ?? 0;
    for (let i = pivot + 1; i < size - 1; i += 1) {
      const factor = (rows[i]?.[pivot] ?? 0) / (lead[pivot] ?? 1);
      for (let j = pivot; j < size - 1; j += 1) raise(i, j, -factor * (lead[j] ?? 0));
    }
  }
  return Math.round(determinant);
}
