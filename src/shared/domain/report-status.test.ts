import { expect, it } from 'vitest';
import { reportStatusColor } from './report-status.ts';

it.each([
  ['Resolved', 'green'],
  ['Rejected', 'red'],
  ['New', 'gray'],
  ['Waiting for the author', 'gray'],
  ['toString', 'gray'],
])('%s is %s', (status, color) => {
  expect(reportStatusColor(status)).toBe(color);
});
