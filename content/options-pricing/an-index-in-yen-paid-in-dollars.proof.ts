import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

const years = 2;
const correlation = -0.4;

/** The index under the measure of a yen investor. */
const indexAt = (z: number) =>
  30_000 * Math.exp((0.01 - 0.25 ** 2 / 2) * years + 0.25 * Math.sqrt(years) * z);

/** Yen per dollar under the same measure, relative to its mean; it moves against the yen's value. */
const dollarAt = (z: number) => Math.exp((-(0.12 ** 2) / 2) * years - 0.12 * Math.sqrt(years) * z);

/** A yen investor values the dollars at the end: mean of index times dollar over mean dollar. */
export function exact(): number {
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
  return over((z, yen) => indexAt(z) * dollarAt(yen)) / over((_, yen) => dollarAt(yen));
}

export function simulate(random: () => number): number {
  const z = drawNormal(random);
  const yen = correlation * z + Math.sqrt(1 - correlation ** 2) * drawNormal(random);
  return indexAt(z) * dollarAt(yen);
}

/** The forward in yen, and the correlation counted with the wrong sign. */
export function mistakes(): number[] {
  const forward = 30_000 * Math.exp(0.01 * years);
  return [forward, forward * Math.exp(correlation * 0.25 * 0.12 * years)];
}
