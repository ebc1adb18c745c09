import { decimal, type Numeral, writeNumber } from '../arithmetic/numeral.ts';
import type { OperationSettings, Range } from '../format.ts';
import type { Operator } from '../item.ts';
import type { Random } from '../random.ts';

/** The two terms or factors from which an equation is made. */
export function drawOperands(
  random: Random,
  operator: Operator,
  settings: OperationSettings,
): [Numeral, Numeral] {
  const isSum = operator === '+' || operator === '−';
  const [first, second] = isSum ? [settings.terms, settings.terms] : settings.factors;
  const places = drawPlaces(random, settings.places, isSum);
  return [
    drawNumber(random, first, { places: places[0], isZeroAllowed: operator !== '÷' }),
    drawNumber(random, second, { places: places[1], isZeroAllowed: true }),
  ];
}

/** Decimals in one operand at least; in one factor only, as 2.4 × 31.5 is not for the head. */
function drawPlaces(random: Random, most: number, isSum: boolean): [number, number] {
  if (most === 0) return [0, 0];
  const [places, others] = [random.int(1, most), isSum ? random.int(0, most) : 0];
  return random.chance(0.5) ? [places, others] : [others, places];
}

function drawNumber(
  random: Random,
  { low, high }: Range,
  { places, isZeroAllowed }: { places: number; isZeroAllowed: boolean },
): Numeral {
  const scale = 10 ** places;
  const lowest = isZeroAllowed ? low * scale : Math.max(1, low * scale);
  return writeNumber(decimal(random.int(lowest, high * scale), places));
}
