import { expect, it } from 'vitest';
import { changePercent, closestPeriod, comparedPeriods, sharePercent } from './admin-metrics.ts';

it('compares full days with as many before them', () => {
  expect(comparedPeriods(7, '2026-03-05')).toEqual({
    now: { start: '2026-02-26', end: '2026-03-04' },
    before: { start: '2026-02-19', end: '2026-02-25' },
  });
});

it.each([
  [120, 100, 20],
  [1, 3, -67],
  [0, 5, -100],
  [5, 5, 0],
  [5, 0, null],
  [0, 0, null],
])('%i after %i is a change of %s percent', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent);
});

it.each([
  [1, 3, 33],
  [0, 3, 0],
  [0, 0, null],
])('%i of %i is %s percent', (part, whole, percent) => {
  expect(sharePercent(part, whole)).toBe(percent);
});

it.each([
  [1, 7],
  [7, 7],
  [30, 28],
  [90, 90],
  [3_660, 90],
])('compares %i days with those of the last %i', (days, period) => {
  expect(closestPeriod(days)).toBe(period);
});
