import { expect, it } from 'vitest';
import { dueText } from './due-text.ts';

const now = new Date(2026, 2, 2, 23, 50);

it.each([
  [new Date(2026, 1, 20), 'today'],
  [new Date(2026, 2, 2, 23, 59), 'today'],
  [new Date(2026, 2, 3, 0, 10), 'tomorrow'],
  [new Date(2026, 2, 3, 23, 50), 'tomorrow'],
  [new Date(2026, 2, 5, 0, 0), 'in 3 days'],
  [new Date(2026, 4, 10), 'in 2 months'],
  [new Date(2028, 7, 1), 'in 2 years'],
])('says when %s is', (due, text) => {
  expect(dueText(due, now)).toBe(text);
  expect(dueText(due.toISOString(), now)).toBe(text);
});
