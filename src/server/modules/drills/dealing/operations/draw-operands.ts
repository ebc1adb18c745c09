import { toNumber } from '#shared/domain/fraction.ts';
import { decimal, type Numeral, placesOf, writeNumber } from '#shared/drills/arithmetic/numeral.ts';
import type { OperationSettings, Range } from '#shared/drills/format.ts';
import type { Operator } from '#shared/drills/item.ts';
import { isSum, type Operands } from '../arithmetic/equation.ts';
import type { Random } from '../random.ts';

/** The two terms or factors to build an equation from. */
export function drawOperands(
  random: Random,
  operator: Operator,
  settings: OperationSettings,
): [Numeral, Numeral] {
  const [first, second] = rangesOf(operator, settings);
  const places = drawPlaces(random, settings.places, isSum(operator));
  return [
    drawNumber(random, first, { places: places[0], isZeroAllowed: operator !== '÷' }),
    drawNumber(random, second, { places: places[1], isZeroAllowed: true }),
  ];
}

function rangesOf(operator: Operator, { terms, factors }: OperationSettings) {
  return isSum(operator) ? ([terms, terms] as const) : factors;
}

/** Whether the operands could have been drawn. Excludes 0, which not every equation can have. */
export function isInRange(
  operator: Operator,
  settings: OperationSettings,
  operands: Operands,
): boolean {
  const places = operands.map(placesOf);
  return (
    rangesOf(operator, settings).every(({ low, high }, index) => {
      const value = toNumber(operands[index === 0 ? 0 : 1]);
      return value !== 0 && value >= low && value <= high;
    }) &&
    places.every((some) => some <= settings.places) &&
    (isSum(operator) || places.some((some) => some === 0))
  );
}

/** Decimals in at least one term, but only one factor: 2.4 × 31.5 is too hard to do mentally. */
function drawPlaces(random: Random, most: number, areTerms: boolean): [number, number] {
  if (most === 0) return [0, 0];
  const [places, others] = [random.int(1, most), areTerms ? random.int(0, most) : 0];
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
