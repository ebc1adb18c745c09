import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { fractions } from './notations/fractions.ts';
import { numbers } from './notations/numbers.ts';
import { chooseOptions } from './options.ts';

const runs = Array.from({ length: 200 }, (_, run) => createRandom(`options ${run}`));

describe('options', () => {
  it('are four different ones including the answer, even without slips', () => {
    for (const random of runs) {
      const options = chooseOptions(12, [], numbers, random);
      expect(new Set(options).size).toBe(4);
      expect(options).toContain('12');
    }
  });

  it('leave out slips that equal the answer or are not terms', () => {
    for (const random of runs) {
      const options = chooseOptions(
        [3, 4],
        [
          [3, 4],
          [6, 8],
          [1.5, 2],
          [0, 4],
        ],
        fractions,
        random,
      );
      for (const option of options) expect(option).toMatch(/^[1-9]\d*\/[1-9]\d*$/);
      expect(options).not.toContain('6/8');
    }
  });

  it('are off by slips, by as much in the other direction, and by two at once', () => {
    const slips = [4600, 4800];
    const off = runs.flatMap((random) =>
      chooseOptions(5000, slips, numbers, random).map((option) => Number(option) - 5000),
    );
    for (const amount of [-400, 400, -200, 200, -600, 600]) expect(off).toContain(amount);
  });

  it('have the answer at each rank about equally often', () => {
    const ranks = runs.map(
      (random) =>
        chooseOptions(500, [400, 450], numbers, random).filter((option) => Number(option) < 500)
          .length,
    );
    for (const rank of [0, 1, 2, 3]) {
      expect(ranks.filter((other) => other === rank).length).toBeGreaterThan(30);
    }
  });

  it('have the answer in each place about equally often', () => {
    const places = runs.map((random) =>
      chooseOptions(50, [40, 60, 70], numbers, random).indexOf('50'),
    );
    for (const place of [0, 1, 2, 3]) {
      expect(places.filter((other) => other === place).length).toBeGreaterThan(30);
    }
  });
});
