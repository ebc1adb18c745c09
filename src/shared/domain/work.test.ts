import { expect, it } from 'vitest';
import { describeWork, workCount } from './work.ts';

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('%i is shown as %s', (count, text) => {
  expect(workCount(count)).toBe(text);
});

it('uses the singular for one', () => {
  expect(describeWork('errorReports', 1)).toBe('1 new error report');
  expect(describeWork('mail', 2)).toBe('2 failed emails');
});
