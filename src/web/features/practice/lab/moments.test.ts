import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMoments } from './moments.ts';

function momentsOf(...blocks: number[][]) {
  const moments = createMoments();
  for (const block of blocks) moments.addAll(Float64Array.from(block));
  return { mean: moments.mean(), standardError: moments.standardError() };
}

describe('the moments of outcomes', () => {
  it('are the mean and its standard error', () => {
    // Variance 5/3 with n - 1, so the error is sqrt(5/3 / 4).
    const { mean, standardError } = momentsOf([1, 2], [3, 4]);
    expect(mean).toBe(2.5);
    expect(standardError).toBeCloseTo(Math.sqrt(5 / 12), 14);
  });

  it('do not depend on how the outcomes are split', () => {
    const outcomes = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2 });
    fc.assert(
      fc.property(outcomes, fc.nat(), (all, at) => {
        const cut = 1 + (at % (all.length - 1));
        expect(momentsOf(all.slice(0, cut), all.slice(cut))).toEqual(momentsOf(all));
      }),
    );
  });

  it('stay precise far from zero', () => {
    const { mean, standardError } = momentsOf([1e9 + 1, 1e9 + 2, 1e9 + 3]);
    expect(mean).toBe(1e9 + 2);
    expect(standardError).toBeCloseTo(Math.sqrt(1 / 3), 12);
  });

  it.each([[[5]], [[0, 0, 0]]])('have no error if all outcomes are equal: %j', (outcomes) => {
    expect(momentsOf(outcomes).standardError).toBeNull();
  });
});
