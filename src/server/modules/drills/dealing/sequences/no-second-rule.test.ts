import { expect, it } from 'vitest';
import { findSecond, tellNext } from '#test/support/drills/second-rules.ts';
import { createRandom } from '../random.ts';
import { families } from './families.ts';

it('knows the rules of the planted sequences', () => {
  expect(new Set(tellNext([11, 13, 17, 19, 23]))).toEqual(new Set([25, 29, 37]));
  expect(new Set(tellNext([3, 7, 14, 24, 37]))).toEqual(new Set([53]));
  expect(new Set(tellNext([1, 3, 10, 41, 206]))).toEqual(new Set([1237]));
  expect(new Set(tellNext([3, 4, 6, 9, 13]))).toEqual(new Set([18, 19]));
  expect(new Set(tellNext([-4, -2, 0, 4, 6]))).toEqual(new Set([6, 10]));
  expect(new Set(tellNext([4, 6, 10, 12, 16, 22]))).toEqual(new Set([24, 32]));
  expect(new Set(tellNext([1, 2, 4, 8, 16]))).toEqual(new Set([22, 23, 32]));
});

it.each(families)('no second rule is found for $name', ({ name, from, draw }) => {
  const random = createRandom(`second rules of ${name}`);
  for (let drawn = 0; drawn < 30; ) {
    const item = draw(random, from + ((1 - from) * drawn) / 30);
    if (typeof item === 'string') continue;
    drawn += 1;
    expect([item.prompt, findSecond(item)]).toEqual([item.prompt, []]);
  }
});
