import { expect, it } from 'vitest';
import { statusName } from './subscription-status.ts';

it.each([
  ['active', 'Active'],
  ['trialing', 'On trial'],
  ['past_due', 'Past due'],
  ['incomplete_expired', 'Incomplete expired'],
  ['', ''],
])('names the status "%s" "%s"', (status, name) => {
  expect(statusName(status)).toBe(name);
});
