import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  forgot: number;
}

const doors = [0, 1, 2];

/** Goes through all places of the prize and all that the host can do; your door is number 0. */
export function exact({ forgot }: Numbers): number {
  let [empty, wins] = [0, 0];
  for (const prize of doors) {
    for (const remembers of [true, false]) {
      const free = doors.filter((door) => door !== 0 && !(remembers && door === prize));
      for (const opened of free) {
        if (opened === prize) continue;
        const weight = (remembers ? 1 - forgot : forgot) / 3 / free.length;
        empty += weight;
        if (prize !== 0) wins += weight;
      }
    }
  }
  return wins / empty;
}

/** Plays until the opened door is empty. */
export function simulate(random: () => number, { forgot }: Numbers): number {
  for (;;) {
    const prize = drawBelow(random, 3);
    const mine = drawBelow(random, 3);
    const remembers = random() >= forgot;
    const free = doors.filter((door) => door !== mine && !(remembers && door === prize));
    const opened = free[drawBelow(random, free.length)];
    if (opened !== prize) return mine === prize ? 0 : 1;
  }
}

/** Hosts who surely remember, who remember as often as before, and who have surely forgotten. */
export function mistakes({ forgot }: Numbers): number[] {
  const [sure, unsure] = [exact({ forgot: 0 }), exact({ forgot: 1 })];
  return [sure, sure * (1 - forgot) + unsure * forgot, unsure];
}
