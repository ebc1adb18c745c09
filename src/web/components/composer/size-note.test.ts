import { describe, expect, it } from 'vitest';
import { noteSize } from './size-note.ts';

const cap = 20 * 1024;

describe('the length of a text', () => {
  it('is no subject while there is room', () => {
    expect(noteSize('', cap)).toBeNull();
    expect(noteSize('x'.repeat(18_000), cap)).toBeNull();
  });

  it('is told near the cap', () => {
    expect(noteSize('x'.repeat(19_480), cap)).toEqual({
      note: '1,000 bytes left of 20 kB.',
      isTooLong: false,
    });
    expect(noteSize('x'.repeat(cap), cap)).toEqual({
      note: '0 bytes left of 20 kB.',
      isTooLong: false,
    });
  });

  it('is a complaint beyond it', () => {
    expect(noteSize('x'.repeat(cap + 1), cap)).toEqual({
      note: '1 byte too long: 20 kB is the most that can be sent.',
      isTooLong: true,
    });
  });

  it('counts bytes, of what will be sent', () => {
    expect(noteSize('é'.repeat(cap / 2 + 1), cap)?.isTooLong).toBe(true);
    expect(noteSize(`${' '.repeat(cap)}x`, cap)).toBeNull();
  });
});
