/** An exact number in lowest terms, with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below === 0n) throw new RangeError('A fraction cannot have the denominator 0.');
  const divisor = greatestCommonDivisor(above, below) * (below < 0n ? -1n : 1n);
  return { numerator: above / divisor, denominator: below / divisor };
}

export function add(a: Fraction, b: Fraction): Fraction {
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator;
  return fraction(numerator, a.denominator * b.denominator);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, fraction(-b.numerator, b.denominator));
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative if a is less than b, zero if they are equal. */
export function compare(a: Fraction, b: Fraction): number {
  return Number(a.numerator * b.denominator - b.numerator * a.denominator);
}

export function toNumber({ numerator, denominator }: Fraction): number {
  const [above, below] = [Number(numerator), Number(denominator)];
  if (Number.isFinite(above) && Number.isFinite(below)) return above / below;
  const shift = 64 + bitsOf(denominator) - bitsOf(numerator);
  const quotient =
    shift > 0
      ? (numerator << BigInt(shift)) / denominator
      : numerator / (denominator << BigInt(-shift));
  return Number(quotient) * 2 ** -shift;
}

const bitsOf = (whole: bigint) => (whole < 0n ? -whole : whole).toString(2).length;

/** As a decimal, such as -0.375; null if its digits never end. */
export function toDecimal({ numerator, denominator }: Fraction): string | null {
  let rest = denominator;
  let places = 0;
  for (const prime of [10n, 5n, 2n]) {
    for (; rest % prime === 0n; rest /= prime) places += 1;
  }
  if (rest !== 1n) return null;
  const digits = String(
    ((numerator < 0n ? -numerator : numerator) * 10n ** BigInt(places)) / denominator,
  );
  const padded = digits.padStart(places + 1, '0');
  const whole = padded.slice(0, padded.length - places);
  const sign = numerator < 0n ? '-' : '';
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${padded.slice(-places)}`;
}

const readable = /^([+-]?)(\d{1,12})?(?:\.(\d{0,12}))?(?:\/(\d{1,12}))?$/;

/** Reads 12, -0.5, .5 or 3/8, also with a decimal comma; null for anything else. */
export function parseFraction(text: string): Fraction | null {
  const [match, sign, whole = '', places = '', below = '1'] =
    readable.exec(text.trim().replace('−', '-').replace(',', '.')) ?? [];
  if (match === undefined || whole + places === '' || Number(below) === 0) return null;
  const above = BigInt(whole + places) * (sign === '-' ? -1n : 1n);
  return fraction(above, 10n ** BigInt(places.length) * BigInt(below));
}
