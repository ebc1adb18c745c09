import { expect, it } from 'vitest';
import { nextOnGrid } from './trial-grid.ts';

it('a long experiment is recorded at a few points, including every power of ten', () => {
  const grid = [0];
  while ((grid.at(-1) ?? 0) < 10_000_000) grid.push(nextOnGrid(grid.at(-1) ?? 0));
  expect(grid.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
  for (let power = 1; power <= 10_000_000; power *= 10) expect(grid).toContain(power);
  expect(grid.length).toBeLessThan(300);
});
