import { seededRandom } from '#shared/domain/seeded-random.ts';

/** Random draws that are reproducible from a seed. */
export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: string) {
  const next = seededRandom(seed);
  /** A whole number, both ends included. */
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));

  return {
    int,

    pick<T>(list: readonly T[]): T {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },

    /** With chances in proportion to the weights. */
    pickWeighted<T>(choices: readonly (readonly [choice: T, weight: number])[]): T {
      let rest = next() * choices.reduce((total, [, weight]) => total + weight, 0);
      for (const [choice, weight] of choices) {
        rest -= weight;
        if (rest < 0) return choice;
      }
      throw new Error('There is nothing to pick from.');
    },

    chance: (probability: number): boolean => next() < probability,

    shuffle<T>(list: readonly T[]): T[] {
      return list
        .map((element) => ({ element, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ element }) => element);
    },
  };
}
