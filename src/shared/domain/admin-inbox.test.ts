import { expect, it } from 'vitest';
import { describeInbox, workCount } from './admin-inbox.ts';

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('%i is shown as %s', (count, text) => {
  expect(workCount(count)).toBe(text);
});

it('uses the singular for one', () => {
  expect(describeInbox('errorReports', 1)).toBe('1 new error report');
  expect(describeInbox('mail', 2)).toBe('2 failed emails');
});
