import { expect, it } from 'vitest';
import { samplePaths, stepCount } from './sample-paths.ts';

it('draws distinct random walks', () => {
  expect(new Set(samplePaths).size).toBe(samplePaths.length);
  for (const path of samplePaths) {
    expect(path.match(/1-1|1 1/g)).toHaveLength(stepCount);
  }
});

it('tosses a fair coin', () => {
  const tosses = samplePaths.join(' ').match(/1-1|1 1/g) ?? [];
  const heads = tosses.filter((toss) => toss === '1-1').length;
  // Within three standard deviations of one half.
  expect(Math.abs(heads - tosses.length / 2)).toBeLessThan(1.5 * Math.sqrt(tosses.length));
});
