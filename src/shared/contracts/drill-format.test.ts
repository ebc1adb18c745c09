import { describe, expect, it } from 'vitest';
import { factSchema, operationSettingsSchema, pointsSchema } from './drill-format.ts';

const settings = {
  operators: ['+'],
  terms: { low: 0, high: 1 },
  factors: [
    { low: 0, high: 1 },
    { low: 0, high: 1 },
  ],
  places: 0,
  isBlankAnywhere: false,
  options: null,
};

describe('a fact', () => {
  it.each([
    { operator: '÷', left: '10000000000', right: '100000' },
    { operator: '÷', left: '81/27', right: '0.003' },
    { operator: '−', left: '-1', right: '3' },
  ])('may be $left $operator $right', (fact) => {
    expect(factSchema.safeParse(fact).success).toBe(true);
  });

  it.each([
    { operator: '÷', left: '5', right: '0' },
    { operator: '÷', left: '5', right: '0/7' },
    { operator: '+', left: '1/0', right: '1' },
    { operator: '+', left: '', right: '1' },
    { operator: '+', left: 'NaN', right: '1' },
    { operator: '+', left: '1e9', right: '1' },
    { operator: '/', left: '1', right: '1' },
    { operator: '+', left: 1, right: '1' },
    { operator: '×', left: '99999999999', right: '99999999999' },
    { operator: '+', left: '1', right: '1', answer: '2' },
  ])('is not $left $operator $right', (fact) => {
    expect(factSchema.safeParse(fact).success).toBe(false);
  });
});

it('accepts each operator only once', () => {
  const parse = (operators: string[]) =>
    operationSettingsSchema.safeParse({ ...settings, operators }).success;
  expect(parse(['+', '−', '×', '÷'])).toBe(true);
  expect(parse([])).toBe(false);
  expect(parse(['+', '+'])).toBe(false);
});

it('accepts only points that add up exactly', () => {
  const parse = (wrong: unknown) =>
    pointsSchema.safeParse({ right: 1, wrong, skipped: null }).success;
  expect([-0.25, 0, 10].map(parse)).toEqual([true, true, true]);
  expect([0.1, 10.25, Number.NaN, '1', null].map(parse)).toEqual(Array(5).fill(false));
});
