import { describe, expect, it } from 'vitest';
import { bandText, lastOfMonths, ratingLine } from './rating-line.ts';

const point = (at: string, rating: number, deviation = 50) => ({ at, rating, deviation });

describe('the line of a rating', () => {
  it('has a point for each answer, within its band', () => {
    const points = [1500, 1600, 1400, 1500, 1500].map((rating) => point('2026-01-01', rating));
    expect(ratingLine(points)).toEqual({
      low: 1300,
      high: 1700,
      line: 'M0 50L25 25L50 75L75 50L100 50',
      band: 'M0 25L25 0L50 50L75 25L100 25L100 75L75 75L50 100L25 50L0 75Z',
      dots: 'M0 50h0M25 25h0M50 75h0M75 50h0M100 50h0',
      last: 'M100 50h0',
    });
  });

  it('goes from edge to edge with two answers, even at the same moment', () => {
    const at = '2026-01-01T12:00:00Z';
    expect(ratingLine([point(at, 1500), point(at, 1600)]).line).toBe('M0 66.67L100 33.33');
  });

  it('is a dot in the middle after the first answer', () => {
    expect(ratingLine([point('2026-01-01', 1500)])).toMatchObject({
      line: 'M50 50',
      dots: 'M50 50h0',
      band: 'M50 0L50 100Z',
    });
  });

  it('caps the wide band of the first answers', () => {
    const points = [point('2026-01-01', 1500, 350), ...Array(5).fill(point('2026-01-02', 1500))];
    const { low, high, band } = ratingLine(points);
    expect([low, high]).toEqual([1200, 1800]);
    expect(band).toMatch(/^M0 0L.*L0 100Z$/);
  });

  it('shows the whole band while there are only a few', () => {
    const { low, high } = ratingLine([point('2026-01-01', 1500, 350), point('2026-01-02', 1500)]);
    expect([low, high]).toEqual([800, 2200]);
  });
});

it('has the last answer of each month, newest first', () => {
  const points = [point('2025-12-31', 1), point('2026-01-01', 2), point('2026-01-09', 3)];
  expect(lastOfMonths(points).map(({ rating }) => rating)).toEqual([3, 1]);
});

it('reaches two deviations to either side', () => {
  expect(bandText({ rating: 1500, deviation: 60 })).toBe('1380 to 1620');
});
