import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { fractions } from './notations/fractions.ts';
import { numbers } from './notations/numbers.ts';
import { chooseOptions } from './options.ts';

const runs = Array.from({ length: 200 }, (_, run) => createRandom(`options ${run}`));

describe('options', () => {
  it('are four different ones with the answer among them, even without slips', () => {
    for (const random of runs) {
      const options = chooseOptions(12, [], numbers, random);
      expect(new Set(options).size).toBe(4);
      expect(options).toContain('12');
    }
  });

  it('leave out slips that are the answer or no terms', () => {
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

  it('have two slips if there are as many', () => {
    for (const random of runs) {
      const options = chooseOptions(500, [100, 200, 300], numbers, random);
      expect(['100', '200', '300'].filter((slip) => options.includes(slip))).toHaveLength(2);
    }
  });

  it('have the answer in each place about as often', () => {
    const places = runs.map((random) =>
      chooseOptions(50, [40, 60, 70], numbers, random).indexOf('50'),
    );
    for (const place of [0, 1, 2, 3]) {
      expect(places.filter((other) => other === place).length).toBeGreaterThan(30);
    }
  });
});
