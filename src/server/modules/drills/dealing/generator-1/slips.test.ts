import { describe, expect, it } from 'vitest';
import { type Fraction, fraction, toDecimal } from '#shared/domain/fraction.ts';
import { writeFraction, writeNumber } from '#shared/drills/arithmetic/numeral.ts';
import { createRandom } from '../random.ts';
import { askOption } from './options.ts';
import { decimalShifts, digitSlips, fractionSlips } from './slips.ts';

const random = () => createRandom('seed');

function first(count: number, slips: Iterator<Fraction>): Fraction[] {
  return Array.from({ length: count }, () => {
    const { value } = slips.next();
    return value;
  });
}

describe('wrong answers', () => {
  it('have the decimal point in the wrong place', () => {
    expect(decimalShifts(fraction(6, 10)).map(toDecimal)).toEqual(['6', '0.06', '60', '0.006']);
  });

  it('have no more than three decimal places', () => {
    expect(decimalShifts(fraction(6, 1000)).map(toDecimal)).toEqual(['0.06', '0.6']);
  });

  it('get the last digit wrong, or a carry where there can be one', () => {
    const texts = (value: Fraction) => first(8, digitSlips(random(), value)).map(toDecimal);
    expect(new Set(texts(fraction(25)))).toEqual(
      new Set(['15', '35', '5', '45', '24', '26', '23', '27']),
    );
    expect(texts(fraction(7, 10))).toEqual(expect.arrayContaining(['0.6', '0.8', '1', '1.1']));
  });

  it('are never negative and never run out', () => {
    for (const value of [fraction(0), fraction(1), fraction(1, 1000)]) {
      for (const slip of first(50, digitSlips(random(), value))) {
        expect(slip.numerator).toBeGreaterThanOrEqual(0n);
      }
    }
  });

  it('have fractions upside down, or one part wrong', () => {
    const texts = first(5, fractionSlips(random(), fraction(2, 5))).map(
      (value) => writeFraction(value).text,
    );
    expect(texts[0]).toBe('5/2');
    expect(new Set(texts)).toEqual(new Set(['5/2', '3/5', '1/5', '1/3', '1/2']));
  });

  it('of fractions are not negative, even for whole numbers and 0', () => {
    for (const value of [fraction(0), fraction(1), fraction(3), fraction(1, 3)]) {
      for (const { numerator, denominator } of first(20, fractionSlips(random(), value))) {
        expect(numerator >= 0n && denominator > 0n).toBe(true);
      }
    }
  });
});

describe('options', () => {
  const wrong = [fraction(2), fraction(3), fraction(4)];

  it('never have equal values, however they are written', () => {
    const asks = askOption(
      random(),
      fraction(3),
      [fraction(81, 27), fraction(6, 2), fraction(4), fraction(8, 2), fraction(5)],
      { count: 3, write: (value) => writeFraction(value, 2n) },
    );
    if (asks.kind !== 'option') throw new Error('These are not options.');
    expect(asks.options.toSorted()).toEqual(['10/2', '6/2', '8/2']);
    expect(asks.options[asks.right]).toBe('6/2');
  });

  it('can have the right one anywhere', () => {
    const places = Array.from({ length: 40 }, (_, i) => {
      const options = { count: 4, write: writeNumber };
      const asks = askOption(createRandom(`${i}`), fraction(1), wrong, options);
      return asks.kind === 'option' ? asks.right : null;
    });
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });
});
