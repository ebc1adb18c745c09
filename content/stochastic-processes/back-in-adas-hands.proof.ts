import { drawBelow } from '../tools/draw.ts';
import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  people: number;
  throws: number;
}

/** The chances of everybody, throw by throw; Ada has number 0. */
export function exact({ people, throws }: Numbers): number {
  let chances: number[] = Array.from({ length: people }, (_, person) => (person === 0 ? 1 : 0));
  for (let count = 0; count < throws; count += 1) {
    chances = chances.map((_, to) =>
      chances.reduce((sum, chance, from) => (from === to ? sum : sum + chance / (people - 1)), 0),
    );
  }
  return chances[0] ?? 0;
}

export function simulate(random: () => number, { people, throws }: Numbers): number {
  let holder = 0;
  for (let count = 0; count < throws; count += 1) {
    holder = (holder + 1 + drawBelow(random, people - 1)) % people;
  }
  return holder === 0 ? 1 : 0;
}

/** Everybody alike, and one of the others. */
export function mistakes({ people }: Numbers): number[] {
  return [1 / people, 1 / (people - 1)];
}

/** The mean number of throws until the return, by linear equations for the people other than Ada. */
export function followUps({ people }: Numbers): number[] {
  const others = Array.from({ length: people - 1 }, (_, person) => person);
  const [toReturn = 0] = solveLinear(
    others.map((from) => others.map((to) => (from === to ? 1 : -1 / (people - 1)))),
    others.map(() => 1),
  );
  return [1 + toReturn];
}
