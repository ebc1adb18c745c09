import { type Fraction, fraction } from '#shared/domain/fraction.ts';
import {
  decimal,
  type Numeral,
  writeFraction,
  writeNumber,
} from '#shared/drills/arithmetic/numeral.ts';
import type { Operator } from '#shared/drills/item.ts';
import { type Equation, equationOf, isSum } from '../arithmetic/equation.ts';
import type { Random } from '../random.ts';

export type Numbers = 'integers' | 'decimals' | 'fractions';

/** Built forward from short numbers, so that all three of its numbers are short. */
export function drawEquation(random: Random, operator: Operator, numbers: Numbers): Equation {
  const areTerms = isSum(operator);
  switch (numbers) {
    case 'integers':
      return equationOf(operator, areTerms ? integerTerms(random) : integerFactors(random));
    case 'decimals':
      return equationOf(operator, areTerms ? decimalTerms(random) : decimalFactors(random));
    case 'fractions': {
      const write = (value: Fraction) => writeUnreduced(random, value, 0.4);
      const [a, b] = areTerms ? fractionTerms(random) : fractionFactors(random);
      return equationOf(operator, [write(a), write(b)], write);
    }
  }
}

/** Tests rarely reduce fractions: 15/25, or 81/27 for 3. */
export function writeUnreduced(random: Random, value: Fraction, chance: number): Numeral {
  if (!random.chance(chance)) return writeFraction(value);
  const most = value.denominator === 1n ? 27 : 6;
  return writeFraction(value, BigInt(random.int(2, most)));
}

function integerTerms(random: Random): [Numeral, Numeral] {
  return [whole(random.int(25, 999)), whole(random.int(11, random.pick([99, 999])))];
}

function integerFactors(random: Random): [Numeral, Numeral] {
  return inAnyOrder(random, whole(random.int(3, 19)), whole(random.int(6, 99)));
}

function decimalTerms(random: Random): [Numeral, Numeral] {
  const [places, others] = [random.int(1, 3), random.int(0, 2)];
  return inAnyOrder(
    random,
    writeNumber(decimal(digits(random, 11, 999), places)),
    writeNumber(decimal(digits(random, 2, 199), others)),
  );
}

function decimalFactors(random: Random): [Numeral, Numeral] {
  const places = random.int(1, 3);
  const others = random.int(0, 3 - places);
  return inAnyOrder(
    random,
    writeNumber(decimal(digits(random, 2, 19), places)),
    writeNumber(decimal(digits(random, 2, 99), others)),
  );
}

/** One denominator divides the other: 1/4 + 5/12. */
function fractionTerms(random: Random): [Fraction, Fraction] {
  const denominator = random.int(2, 9);
  const other = denominator * random.int(1, 3);
  return inAnyOrder(
    random,
    fraction(random.int(1, 2 * denominator - 1), denominator),
    fraction(random.int(1, other - 1), other),
  );
}

function fractionFactors(random: Random): [Fraction, Fraction] {
  return [drawFraction(random), drawFraction(random)];
}

/** Never 1, which would leave nothing to do. */
function drawFraction(random: Random): Fraction {
  const numerator = random.int(1, 9);
  const denominator = random.int(1, 8);
  return fraction(numerator, denominator >= numerator ? denominator + 1 : denominator);
}

function whole(value: number): Numeral {
  return writeNumber(fraction(value));
}

/** Never ends in 0, which would remove a decimal place. */
function digits(random: Random, low: number, high: number): number {
  const drawn = random.int(low, high);
  return drawn % 10 === 0 ? drawn + 1 : drawn;
}

function inAnyOrder<T>(random: Random, a: T, b: T): [T, T] {
  return random.chance(0.5) ? [a, b] : [b, a];
}
