import { expect, it } from 'vitest';
import { commentStatuses, readView, searchOf } from './reports-view.ts';

it.each([
  ['', { status: 'open', page: 1 }, ''],
  ['?tab=open&page=1', { status: 'open', page: 1 }, ''],
  ['?tab=upheld', { status: 'upheld', page: 1 }, '?tab=upheld'],
  ['?tab=dismissed&page=3', { status: 'dismissed', page: 3 }, '?tab=dismissed&page=3'],
  ['?page=2', { status: 'open', page: 2 }, '?page=2'],
  [
    '?order=oldest&page=2',
    { status: 'open', page: 2, order: 'oldest' as const },
    '?order=oldest&page=2',
  ],
  ['?order=x', { status: 'open', page: 1 }, ''],
  ['?tab=x&page=0', { status: 'open', page: 1 }, ''],
  ['?page=-1', { status: 'open', page: 1 }, ''],
  ['?page=99999999', { status: 'open', page: 1 }, ''],
])('%s', (search, view, canonical) => {
  const read = readView(new URLSearchParams(search), commentStatuses);
  expect(read).toEqual(view);
  expect(searchOf(read)).toBe(canonical);
});
