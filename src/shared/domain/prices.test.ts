import { describe, expect, it } from 'vitest';
import { formatAmount, formatPrice, monthlyShare, periodEnd, savingPercent } from './prices.ts';

describe('formatAmount', () => {
  it.each([
    [1999, 'usd', '$19.99'],
    [19190, 'usd', '$191.90'],
    [2000, 'usd', '$20.00'],
    [0, 'usd', '$0.00'],
    [123456, 'eur', '€1,234.56'],
    [1500, 'jpy', '¥1,500'],
  ])('shows %i %s as %s', (amount, currency, shown) => {
    expect(formatAmount(amount, currency)).toBe(shown);
  });
});

it('formatPrice says for how long it is', () => {
  expect(formatPrice('monthly', 1999, 'usd')).toBe('$19.99 a month');
  expect(formatPrice('annual', 19190, 'usd')).toBe('$191.90 a year');
});

describe('savingPercent', () => {
  it.each([
    ['the test prices', 1999, 19190, 20],
    ['the demo prices', 1999, 19990, 16],
    ['just below a whole percent', 1000, 9601, 19],
    ['the same price', 1000, 12000, 0],
    ['a year that costs more', 1000, 13000, 0],
    ['a month that costs nothing', 0, 1000, 0],
  ])('%s', (_what, monthly, annual, percent) => {
    expect(savingPercent(monthly, annual)).toBe(percent);
  });
});

it('monthlyShare is the twelfth, to the nearest cent', () => {
  expect(monthlyShare(19190)).toBe(1599);
  expect(monthlyShare(12000)).toBe(1000);
});

describe('periodEnd', () => {
  it.each([
    ['monthly', '2026-05-04T12:30:00.000Z', '2026-06-04T12:30:00.000Z'],
    ['monthly', '2026-01-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
    ['monthly', '2028-01-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['monthly', '2026-12-15T00:00:00.000Z', '2027-01-15T00:00:00.000Z'],
    ['annual', '2026-05-04T12:30:00.000Z', '2027-05-04T12:30:00.000Z'],
    ['annual', '2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
  ] as const)('of %s from %s is %s', (plan, start, end) => {
    expect(periodEnd(new Date(start), plan).toISOString()).toBe(end);
  });
});
