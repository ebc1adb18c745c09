import { normalCdf } from '../tools/normal.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

/** Averages and half-widths of the first and second brokers: north, east, south, west. */
const regions = [
  { first: [4, 2.5], second: [1, 2.5] },
  { first: [7.5, 1.5], second: [5, 1.5] },
  { first: [7, 4], second: [2, 4] },
  { first: [5.5, 2.4], second: [3, 1] },
] as const;

/** How often two equal brokers would differ by more than this, summing over the first one's error. */
function pValue(distance: number, first: number, second: number): number {
  const cells = 400;
  let chance = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    const [from, to] = [(16 * cell) / cells - 8, (16 * (cell + 1)) / cells - 8];
    const error = (first * (from + to)) / 2;
    const above = 1 - normalCdf((distance + error) / second);
    const below = normalCdf((error - distance) / second);
    chance += (normalCdf(to) - normalCdf(from)) * (above + below);
  }
  return chance;
}

export function exact(): number {
  return theTrueOne(
    regions.map(({ first, second }) => {
      const distance = Math.abs(first[0] - second[0]);
      return pValue(distance, first[1] / 1.96, second[1] / 1.96) < 0.05;
    }),
  );
}
