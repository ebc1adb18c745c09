import { theTrueOne } from '../tools/the-true-one.ts';

const fills = [
  [1, 3],
  [2, 4],
  [2, 6],
  [4, 5],
  [7, 3],
  [8, 6],
  [8, 5],
  [9, 2],
] as const;
const minutes: number[] = [...new Set(fills.map(([minute]) => minute))];

/** The largest sum over the frames of all rows. */
function largest(isInFrame: (row: number, current: number) => boolean): number {
  const sums = fills.map((_, current) =>
    fills.reduce((sum, [, lots], row) => sum + (isInFrame(row, current) ? lots : 0), 0),
  );
  return Math.max(...sums);
}

const minuteOf = (row: number) => fills[row]?.[0] ?? Number.NaN;
const groupOf = (row: number) => minutes.indexOf(minuteOf(row));

/** How far a row is before the current one. */
const within = (most: number, place: (row: number) => number) => (row: number, current: number) =>
  place(current) - place(row) >= 0 && place(current) - place(row) <= most;

export function exact(): number {
  const byRange = largest(within(2, minuteOf));
  const others = [
    largest(within(2, (row) => row)),
    largest(within(1, minuteOf)),
    largest(within(2, groupOf)),
  ];
  if (others.join() !== '15,14,19') return Number.NaN;
  return theTrueOne([15, 16, 14, 19].map((claim) => claim === byRange));
}
