import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

interface Numbers {
  index: number;
  yen: number;
  swing: number;
  currency: number;
  opposed: number;
  years: number;
}

/** The index under the measure of a yen investor. */
function indexAt(z: number, { index, yen, swing, years }: Numbers): number {
  return index * Math.exp((yen - swing ** 2 / 2) * years + swing * Math.sqrt(years) * z);
}

/** Yen per dollar under the same measure, relative to its mean; it moves against the yen's value. */
function dollarAt(z: number, { currency, years }: Numbers): number {
  return Math.exp((-(currency ** 2) / 2) * years - currency * Math.sqrt(years) * z);
}

/** A yen investor values the dollars at the end: mean of index times dollar over mean dollar. */
export function exact(numbers: Numbers): number {
  const correlation = -numbers.opposed;
  const side = Math.sqrt(1 - correlation ** 2);
  const over = (value: (z: number, yen: number) => number) =>
    integrate(
      (z) =>
        normalDensity(z) *
        integrate((w) => normalDensity(w) * value(z, correlation * z + side * w), -10, 10, 20),
      -10,
      10,
      20,
    );
  return (
    over((z, yen) => indexAt(z, numbers) * dollarAt(yen, numbers)) /
    over((_, yen) => dollarAt(yen, numbers))
  );
}

export function simulate(random: () => number, numbers: Numbers): number {
  const correlation = -numbers.opposed;
  const z = drawNormal(random);
  const yen = correlation * z + Math.sqrt(1 - correlation ** 2) * drawNormal(random);
  return indexAt(z, numbers) * dollarAt(yen, numbers);
}

/** The forward in yen, and the correlation counted with the wrong sign. */
export function mistakes({ index, yen, swing, currency, opposed, years }: Numbers): number[] {
  const forward = index * Math.exp(yen * years);
  return [forward, forward * Math.exp(-opposed * swing * currency * years)];
}
