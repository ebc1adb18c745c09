import { drawBelow } from '../tools/draw.ts';

const doors = [0, 1, 2, 3];

/** Chance to win from here on, with the best decisions given all that was seen: weights of the prize's places. */
function best(weights: number[], mine: number, closed: number[], openings: number): number {
  if (openings === 0) return weights[mine] ?? 0;
  let total = 0;
  for (const opened of closed) {
    if (opened === mine) continue;
    const seen = weights.map((weight, prize) => {
      const free = closed.filter((door) => door !== mine && door !== prize);
      return free.includes(opened) ? weight / free.length : 0;
    });
    const left = closed.filter((door) => door !== opened);
    total += Math.max(...left.map((door) => best(seen, door, left, openings - 1)));
  }
  return total;
}

/** The decision follows each opening; the first pick is door 0. */
export function exact(): number {
  return best([1 / 4, 1 / 4, 1 / 4, 1 / 4], 0, doors, 2);
}

/** Stays at the first offer, and switches at the second. */
export function simulate(random: () => number): number {
  const prize = drawBelow(random, 4);
  const mine = drawBelow(random, 4);
  let closed = doors;
  for (let opening = 0; opening < 2; opening += 1) {
    const empty = closed.filter((door) => door !== mine && door !== prize);
    const opened = empty[drawBelow(random, empty.length)];
    closed = closed.filter((door) => door !== opened);
  }
  return closed.some((door) => door !== mine && door === prize) ? 1 : 0;
}

export function mistakes(): number[] {
  const afterOne = (1 - 1 / 4) / 2;
  return [1 - afterOne, 1 / 2, afterOne];
}

/** Five doors, and a switch at each of three offers: every way the host and you may choose. */
export function followUps(): number[] {
  const wins = (prize: number, mine: number, closed: number[]): number => {
    if (closed.length === 2) return mine === prize ? 1 : 0;
    const empty = closed.filter((door) => door !== mine && door !== prize);
    let total = 0;
    for (const opened of empty) {
      const left = closed.filter((door) => door !== opened);
      const others = left.filter((door) => door !== mine);
      for (const next of others) total += wins(prize, next, left) / others.length;
    }
    return total / empty.length;
  };
  const five = [0, 1, 2, 3, 4];
  return [five.reduce((sum, prize) => sum + wins(prize, 0, five) / 5, 0)];
}
