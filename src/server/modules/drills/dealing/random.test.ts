import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draws = <T>(count: number, draw: (random: ReturnType<typeof createRandom>) => T): T[] => {
  const random = createRandom('seed');
  return Array.from({ length: count }, () => draw(random));
};
const share = <T>(list: readonly T[], wanted: T) =>
  list.filter((element) => element === wanted).length / list.length;

describe('random draws', () => {
  it('are the same for the same seed and different for another', () => {
    const numbers = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.int(1, 1_000));
    };
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
  });

  it('have the same distribution for similar seeds', () => {
    const firsts = Array.from({ length: 6_000 }, (_, i) => createRandom(`run/${i}/0`).int(1, 6));
    for (let face = 1; face <= 6; face += 1) expect(share(firsts, face)).toBeCloseTo(1 / 6, 1.5);
  });

  it('reach both ends of a range and nothing beyond', () => {
    const numbers = draws(1_000, (random) => random.int(-2, 2));
    expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    expect(new Set(draws(10, (random) => random.int(7, 7)))).toEqual(new Set([7]));
  });

  it('pick by weight, and never anything with a weight of 0', () => {
    const picked = draws(4_000, (random) =>
      random.pickWeighted([
        ['seldom', 1],
        ['never', 0],
        ['often', 3],
      ]),
    );
    expect(share(picked, 'often')).toBeCloseTo(0.75, 1.5);
    expect(picked).not.toContain('never');
  });

  it('cannot pick from nothing', () => {
    expect(() => createRandom('seed').pick([])).toThrow('nothing to pick');
    expect(() => createRandom('seed').pickWeighted([])).toThrow('nothing to pick');
  });

  it('shuffle into every order equally often, and leave the list unchanged', () => {
    const list = [1, 2, 3];
    const orders = draws(6_000, (random) => random.shuffle(list).join(''));
    expect(new Set(orders).size).toBe(6);
    expect(share(orders, '321')).toBeCloseTo(1 / 6, 1.5);
    expect(list).toEqual([1, 2, 3]);
  });
});
