import type { Sliders } from '../tools/figure.ts';
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

export function sliders(): Sliders {
  return {
    row: { from: 1, to: 8, start: 3 },
    preceding: { from: 0, to: 4, start: 2 },
  };
}

/** The fills as blocks, those of a minute on each other, and the frame of one row. */
export function figure({ row = 3, preceding = 2 }: Record<string, number>): string[] {
  const current = row - 1;
  const isInRange = within(preceding, minuteOf);
  const isInRows = within(preceding, (place) => place);
  const blocks = fills.map(([minute, lots], index) => {
    const twins = fills.slice(0, index).filter(([other]) => other === minute);
    const bottom = twins.reduce((sum, [, others]) => sum + others, 0);
    return {
      minute,
      lots,
      bottom,
      inRange: isInRange(index, current),
      inRows: isInRows(index, current),
    };
  });
  const sumOf = (some: typeof blocks) => some.reduce((sum, { lots }) => sum + lots, 0);
  const taken = blocks.filter(({ inRange }) => inRange);
  const rows = blocks.filter(({ inRows }) => inRows);
  const minute = minuteOf(current);
  const first = minute - preceding;
  const [from, to] = [Math.max(first, -1) - 0.5, minute + 0.5];
  const span =
    first === minute
      ? `minute ${minute}`
      : `minutes ${String(first).replace('-', '−')} to ${minute}`;
  const count = taken.length === 1 ? '1 row' : `${taken.length} rows`;
  return [
    `alt: For the row with id ${row}, RANGE takes ${span}: ${count} with ${sumOf(taken)} lots. ROWS takes those with a red dot: ${sumOf(rows)} lots.`,
    'x: -1.5 to 9.5',
    'y: 0 to 14',
    'x axis: minute',
    'x ticks: -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9',
    `gray area: ${from},0 ${from},14 ${to},14 ${to},0`,
    ...blocks.flatMap(({ minute: x, lots, bottom, inRange }) => {
      const [left, right, top] = [x - 0.4, x + 0.4, bottom + lots];
      const corners = `${left},${bottom} ${left},${top} ${right},${top} ${right},${bottom}`;
      return [
        inRange ? `blue area: ${corners}` : '',
        `${inRange ? 'blue' : 'gray'} line: ${corners} ${left},${bottom}`,
        `label: ${x - 0.12},${bottom + lots / 2} ${lots}`,
      ];
    }),
    `red dot: ${rows.map(({ minute: x, lots, bottom }) => `${x + 0.2},${bottom + lots / 2}`).join(' ')}`,
  ];
}
