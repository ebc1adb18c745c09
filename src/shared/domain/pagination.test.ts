import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, lastPage, pageWindow, shownRange } from './pagination.ts';

const total = fc.nat(5_000);
const size = fc.integer({ min: 1, max: 100 });
const pageOfLast = fc
  .integer({ min: 1, max: 400 })
  .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));

describe('pages', () => {
  it('show every row once, in order', () => {
    fc.assert(
      fc.property(total, size, (rows, rowsPerPage) => {
        const shown: number[] = [];
        for (let page = 1; page <= lastPage(rows, rowsPerPage); page += 1) {
          const { from, to } = shownRange(page, rows, rowsPerPage);
          for (let row = from; row <= to && row > 0; row += 1) shown.push(row);
        }
        expect(shown).toEqual(Array.from({ length: rows }, (_, i) => i + 1));
      }),
      { numRuns: 50 },
    );
  });

  it('show an empty list on one page', () => {
    expect(lastPage(0)).toBe(1);
    expect(shownRange(1, 0)).toEqual({ from: 0, to: 0 });
  });

  it.each([
    [0, 1],
    [-7, 1],
    [2.9, 2],
    [5, 4],
    [1e9, 4],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('page %d of 100 rows is page %d', (page, expected) => {
    expect(clampPage(page, 100)).toBe(expected);
  });

  it('clamps to an existing page, and leaves one alone', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), total, size, (page, rows, rowsPerPage) => {
        const clamped = clampPage(page, rows, rowsPerPage);
        expect(clamped).toBeGreaterThanOrEqual(1);
        expect(clamped).toBeLessThanOrEqual(lastPage(rows, rowsPerPage));
        expect(clampPage(clamped, rows, rowsPerPage)).toBe(clamped);
      }),
    );
  });
});

describe('the window of page numbers', () => {
  it.each([
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 9, [1, 2, 3, 4, 5, 'ellipsis', 9]],
    [4, 9, [1, 2, 3, 4, 5, 6, 'ellipsis', 9]],
    [5, 9, [1, 'ellipsis', 3, 4, 5, 6, 7, 'ellipsis', 9]],
    [9, 9, [1, 'ellipsis', 5, 6, 7, 8, 9]],
  ])('at page %d of %d', (page, last, expected) => {
    expect(pageWindow(page, last)).toEqual(expected);
  });

  it('shows five pages, or all if there are fewer, and the first and last', () => {
    fc.assert(
      fc.property(pageOfLast, ([page, last]) => {
        const numbers = pageWindow(page, last).filter((item) => item !== 'ellipsis');
        const expected = new Set([1, ...aroundPage(page, last), last]);
        expect(numbers).toEqual([...expected]);
        expect(numbers).toContain(page);
      }),
    );
  });

  it('has an ellipsis exactly where pages are skipped', () => {
    fc.assert(
      fc.property(pageOfLast, ([page, last]) => {
        const items = pageWindow(page, last);
        for (const [index, item] of items.entries()) {
          const next = items[index + 1];
          if (item === 'ellipsis') {
            const before = Number(items[index - 1]);
            expect(Number(next) - before).toBeGreaterThan(1);
          } else if (typeof next === 'number') {
            expect(next - item).toBe(1);
          }
        }
      }),
    );
  });
});

/** The page with two on either side, moved inwards at the ends. */
function aroundPage(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - 2, last - 4));
  return [0, 1, 2, 3, 4].map((step) => first + step).filter((number) => number <= last);
}
