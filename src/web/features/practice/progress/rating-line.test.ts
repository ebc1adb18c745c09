import { describe, expect, it } from 'vitest';
import { bandText, lastOfMonths, ratingLine } from './rating-line.ts';

const day = (date: string, rating: number, deviation = 50) => ({ date, rating, deviation });

describe('the line of a rating', () => {
  it('runs over time, within its band', () => {
    const days = [day('2026-01-01', 1500), day('2026-01-02', 1600), day('2026-01-05', 1400)];
    expect(ratingLine(days)).toEqual({
      low: 1300,
      high: 1700,
      line: 'M0 50L25 25L100 75',
      band: 'M0 25L25 0L100 50L100 100L25 50L0 75Z',
      last: 'M100 75h0',
    });
  });

  it('is a dot in the middle on the first day', () => {
    expect(ratingLine([day('2026-01-01', 1500)])).toMatchObject({
      line: 'M50 50',
      last: 'M50 50h0',
    });
  });

  it('caps the wide band of the first days', () => {
    const { low, high, band } = ratingLine([day('2026-01-01', 1500, 350), day('2026-01-02', 1500)]);
    expect([low, high]).toEqual([1200, 1800]);
    expect(band).toMatch(/^M0 0L.*L0 100Z$/);
  });
});

it('has the last day of each month, newest first', () => {
  const days = [day('2025-12-31', 1), day('2026-01-01', 2), day('2026-01-09', 3)];
  expect(lastOfMonths(days).map(({ rating }) => rating)).toEqual([3, 1]);
});

it('reaches two deviations to either side', () => {
  expect(bandText({ rating: 1500, deviation: 60 })).toBe('1380 to 1620');
});
