import { add, type Fraction, fraction, multiply } from '#shared/domain/fraction.ts';
import { decimal, placesOf } from '#shared/drills/arithmetic/numeral.ts';
import type { Random } from '../random.ts';
import { blankOperand, isSum, type Operands } from './equation.ts';
import type { Kind } from './options.ts';

const lastDigit = [1, -1, 2, -2];
const carries = [10, -10, 20, -20, 100, -100];
const shifts = [fraction(10), fraction(1, 10), fraction(100), fraction(1, 100)];
/** How far away to look for factors, and how many pairs to choose from. */
const steps = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
const mostNear = 8;

/** A shifted decimal point, a wrong digit or carry, or a neighboring product. */
export function slipNumber(
  random: Random,
  kind: Kind,
  operands: Operands,
  { shifted }: { shifted: number },
): Operands {
  const blank = blankOperand(kind.operator, kind.blank);
  const which = blank ?? random.int(0, 1);
  if (random.chance(shifted)) {
    return change(operands, which, (value) => multiply(value, random.pick(shifts)));
  }
  if (isSum(kind.operator) || blank !== null) {
    const slips = random.pick([lastDigit, carries]);
    return change(operands, which, (value) => addUnits(value, random.pick(slips)));
  }
  return random.chance(0.5)
    ? change(operands, which, (value) => addUnits(value, random.pick(lastDigit)))
    : keepEnding(random, operands);
}

/** Upside down, or with one part wrong; null if that part would be 0. */
export function slipFraction(
  random: Random,
  kind: Kind,
  operands: Operands,
  { turned }: { turned: number },
): Operands | null {
  const blank = blankOperand(kind.operator, kind.blank);
  if (random.chance(turned)) {
    const next = change(operands, blank ?? 0, turn);
    return blank === null ? change(next, 1, turn) : next;
  }
  const [above, below] = random.pick([
    [1n, 0n],
    [-1n, 0n],
    [0n, 1n],
    [0n, -1n],
  ] as const);
  const which = blank ?? random.int(0, 1);
  const { numerator, denominator } = operands[which === 0 ? 0 : 1];
  if (numerator + above <= 0n || denominator + below <= 0n) return null;
  return change(operands, which, () => fraction(numerator + above, denominator + below));
}

function change([a, b]: Operands, which: number, slip: (value: Fraction) => Fraction): Operands {
  return which === 0 ? [slip(a), b] : [a, slip(b)];
}

const turn = ({ numerator, denominator }: Fraction) => fraction(denominator, numerator);

function addUnits(value: Fraction, units: number): Fraction {
  return add(value, decimal(units, placesOf(value)));
}

/** Nearby factors whose product is close and ends in the same digit. */
function keepEnding(random: Random, [a, b]: Operands): Operands {
  const [first, second] = [unitsOf(a), unitsOf(b)];
  const near = steps
    .flatMap((i) => steps.map((j) => ({ i, j, off: (first + i) * (second + j) - first * second })))
    .filter(({ off }) => off !== 0 && off % 10 === 0)
    .toSorted((one, other) => Math.abs(one.off) - Math.abs(other.off));
  const { i, j } = random.pick(near.slice(0, mostNear));
  return [addUnits(a, i), addUnits(b, j)];
}

function unitsOf(value: Fraction): number {
  return Number(multiply(value, fraction(10 ** placesOf(value))).numerator);
}
