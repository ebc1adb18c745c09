import { describe, expect, it } from 'vitest';
import { formatCardNumber, formatExpiry, formatSecurityCode, reformat } from './card-format.ts';

describe('a card number', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242 4242/4242', '4242 4242 4242 4242'],
    ['42x42', '4242'],
    ['1'.repeat(30), '1111 1111 1111 1111 111'],
  ])('%j becomes %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });
});

describe('an expiration date', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['12/', '12'],
    ['12 / ', '12'],
    ['123', '12 / 3'],
    ['12/34', '12 / 34'],
    ['12/2034', '12 / 2034'],
    ['5', '05'],
    ['5/30', '05 / 30'],
    ['1/', '01'],
    ['1/30', '01 / 30'],
    ['01', '01'],
  ])('%j becomes %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });
});

it('a security code is up to four digits', () => {
  expect(formatSecurityCode('1a23')).toBe('123');
  expect(formatSecurityCode('12345')).toBe('1234');
});

describe('the caret', () => {
  /** The text with | as the caret, before and after. */
  function edit(marked: string, isForwardDelete = false): string {
    const caret = marked.indexOf('|');
    const shown = reformat(
      { text: marked.replace('|', ''), caret, isForwardDelete },
      formatCardNumber,
    );
    return `${shown.value.slice(0, shown.caret)}|${shown.value.slice(shown.caret)}`;
  }

  it('stays at the end while the user types', () => {
    expect(edit('4242|')).toBe('4242|');
    expect(edit('42424|')).toBe('4242 4|');
    expect(edit('4242x|')).toBe('4242|');
  });

  it('stays after a digit typed in the middle', () => {
    expect(edit('42421| 4242')).toBe('4242 1|424 2');
    expect(edit('1|4242')).toBe('1|424 2');
  });

  it('moves back over a space, so that Backspace deletes a digit', () => {
    expect(edit('4242|4242')).toBe('4242| 4242');
  });

  it('moves forward over a space deleted with the Delete key', () => {
    expect(edit('4242|4242', true)).toBe('4242 |4242');
  });

  it('stays at the start', () => {
    expect(edit('|24242')).toBe('|2424 2');
  });
});
