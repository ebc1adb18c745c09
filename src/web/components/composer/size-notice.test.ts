import { describe, expect, it } from 'vitest';
import { warnOfSize } from './size-notice.ts';

const cap = 20 * 1024;

describe('the length of a text', () => {
  it('is not mentioned while there is room', () => {
    expect(warnOfSize('', cap)).toBeNull();
    expect(warnOfSize('x'.repeat(18_000), cap)).toBeNull();
  });

  it('is shown near the limit', () => {
    expect(warnOfSize('x'.repeat(19_480), cap)).toEqual({
      note: '1,000 bytes left of 20 kB.',
      isTooLong: false,
    });
    expect(warnOfSize('x'.repeat(cap), cap)).toEqual({
      note: '0 bytes left of 20 kB.',
      isTooLong: false,
    });
  });

  it('is an error past the limit', () => {
    expect(warnOfSize('x'.repeat(cap + 1), cap)).toEqual({
      note: '1 byte too long. The limit is 20 kB.',
      isTooLong: true,
    });
  });

  it('counts the bytes of the trimmed text', () => {
    expect(warnOfSize('é'.repeat(cap / 2 + 1), cap)?.isTooLong).toBe(true);
    expect(warnOfSize(`${' '.repeat(cap)}x`, cap)).toBeNull();
  });
});
