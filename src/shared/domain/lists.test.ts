import { expect, it } from 'vitest';
import { moveBefore } from './lists.ts';

it.each([
  ['up', 3, 2, [1, 3, 2, 4]],
  ['down', 2, 4, [1, 3, 2, 4]],
  ['to the top', 4, 1, [4, 1, 2, 3]],
  ['to the end', 1, null, [2, 3, 4, 1]],
  ['nowhere', 2, 3, [1, 2, 3, 4]],
])('moves %s', (_where, moved, before, expected) => {
  expect(moveBefore([1, 2, 3, 4], moved, before)).toEqual(expected);
});
