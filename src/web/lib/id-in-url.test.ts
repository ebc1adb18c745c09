import { expect, it } from 'vitest';
import { toId } from './id-in-url.ts';

it.each(['1', '42', '2147483647'])('%s is an id', (text) => {
  expect(toId(text)).toBe(Number(text));
});

it.each(['', '0', '-1', '+1', '01', '1.5', '1e9', ' 1', '1 ', 'abc', '٣', '0x10'])(
  '%j is not an id',
  (text) => {
    expect(toId(text)).toBeNull();
  },
);

it.each(['2147483648', '9999999999', '99999999999999'])('%s is too large for an id', (text) => {
  expect(toId(text)).toBeNull();
});
