import { add, type Fraction, fraction, multiply } from '../domain/fraction.ts';
import { asNumber, asWhole, bounded, isFraction, type Value } from './value.ts';

const largest = 10_000;

function whole(value: Value): bigint {
  return BigInt(asWhole(value));
}

const size = (number: bigint) => (number < 0n ? -number : number);

function upTo(value: Value): number {
  const number = asWhole(value);
  if (Math.abs(number) > largest) throw new RangeError(`${number} is too large.`);
  return number;
}

export function factorial(value: Value): Fraction {
  const number = upTo(value);
  if (number < 0) throw new RangeError(`${number} has no factorial.`);
  let product = 1n;
  for (let factor = 2; factor <= number; factor += 1) {
    product = bounded(fraction(product * BigInt(factor))).numerator;
  }
  return fraction(product);
}

function choose(from: Value, chosen: Value): Fraction {
  const [count, few] = [upTo(from), upTo(chosen)];
  if (few < 0 || few > count) return fraction(0);
  let ways = 1n;
  for (let k = 1; k <= Math.min(few, count - few); k += 1) {
    ways = bounded(fraction((ways * BigInt(count - k + 1)) / BigInt(k))).numerator;
  }
  return fraction(ways);
}

/** Computed once, since each follows from the one before. */
const harmonics = [fraction(0)];

/** 1 + 1/2 + … + 1/n. */
function harmonic(value: Value): Fraction {
  const number = upTo(value);
  if (number < 0) throw new RangeError(`There is no harmonic number ${number}.`);
  let sum = harmonics[0] ?? fraction(0);
  for (let k = 1; k <= number; k += 1) {
    sum = harmonics[k] ?? bounded(add(sum, fraction(1, k)));
    harmonics[k] = sum;
  }
  return sum;
}

function gcd(a: Value, b: Value): Fraction {
  let [x, y] = [whole(a), whole(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return fraction(size(x));
}

const lcm = (a: Value, b: Value): Fraction =>
  fraction(size(whole(a) * whole(b)), gcd(a, b).numerator || 1n);

function mod(a: Value, b: Value): Fraction {
  const [above, below] = [whole(a), whole(b)];
  return fraction(((above % below) + below) % below);
}

function floor(value: Value): Fraction {
  if (!isFraction(value)) return fraction(asWhole(Math.floor(asNumber(value))));
  const { numerator, denominator } = value;
  const towardsZero = numerator / denominator;
  return fraction(
    numerator < 0n && numerator % denominator !== 0n ? towardsZero - 1n : towardsZero,
  );
}

function negate(value: Value): Value {
  return isFraction(value) ? multiply(value, fraction(-1)) : -asNumber(value);
}

/** Exact for squares. */
function sqrt(value: Value): Value {
  if (asNumber(value) < 0) throw new RangeError(`${asNumber(value)} has no square root.`);
  if (!isFraction(value)) return Math.sqrt(asNumber(value));
  const [above, below] = [wholeRoot(value.numerator), wholeRoot(value.denominator)];
  const isSquare = above * above === value.numerator && below * below === value.denominator;
  return isSquare ? fraction(above, below) : Math.sqrt(asNumber(value));
}

/** Rounded down: Newton's method, from above. */
function wholeRoot(square: bigint): bigint {
  if (square === 0n) return 0n;
  let root = 10n ** BigInt(Math.ceil(String(square).length / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

const better =
  (isBetter: (a: number, b: number) => boolean) =>
  (first: Value, ...rest: Value[]) =>
    rest.reduce((best, value) => (isBetter(asNumber(value), asNumber(best)) ? value : best), first);

const ofNumber = (compute: (value: number) => number) => (value: Value) => compute(asNumber(value));

type Function = (...values: Value[]) => Value;
type Unary = (value: Value) => Value;
type Binary = (a: Value, b: Value) => Value;

const unary: Record<string, Unary> = {
  floor,
  ceil: (value) => negate(floor(negate(value))),
  abs: (value) => (asNumber(value) < 0 ? negate(value) : value),
  H: harmonic,
  sqrt,
  exp: ofNumber(Math.exp),
  ln: ofNumber(Math.log),
  log2: ofNumber(Math.log2),
  sin: ofNumber(Math.sin),
  cos: ofNumber(Math.cos),
  atan: ofNumber(Math.atan),
};

const binary: Record<string, Binary> = { C: choose, gcd, lcm, mod };

/** The value with this number, from 1. */
function pick(index: Value, ...values: Value[]): Value {
  const value = values[asWhole(index) - 1];
  if (value === undefined) throw new RangeError(`There is no value ${asWhole(index)} to pick.`);
  return value;
}

const ofMany: Record<string, (first: Value, ...rest: Value[]) => Value> = {
  pick,
  min: better((a, b) => a < b),
  max: better((a, b) => a > b),
};

function taking(name: string, count: number, compute: Function): Function {
  return (...values) => {
    if (values.length === count) return compute(...values);
    const wanted = count === 1 ? 'one number' : `${count} numbers`;
    throw new RangeError(`${name} takes ${wanted}, not ${values.length}.`);
  };
}

const fail = (): never => {
  throw new SyntaxError('A function needs a number.');
};

export const functions: ReadonlyMap<string, Function> = new Map([
  ...Object.entries(unary).map(
    ([name, compute]) => [name, taking(name, 1, (a = fail()) => compute(a))] as const,
  ),
  ...Object.entries(binary).map(
    ([name, compute]) =>
      [name, taking(name, 2, (a = fail(), b = fail()) => compute(a, b))] as const,
  ),
  ...Object.entries(ofMany).map(
    ([name, compute]) =>
      [name, (first: Value = fail(), ...rest: Value[]) => compute(first, ...rest)] as const,
  ),
]);

export const constants: ReadonlyMap<string, Value> = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
]);
