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
