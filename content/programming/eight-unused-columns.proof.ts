import { point, type Sliders } from '../tools/figure.ts';

interface Numbers {
  /** Also the number of lines in the cache. */
  rows: number;
  columns: number;
}

const lineBytes = 64;

/** Counts the misses of a direct-mapped cache during the column-by-column sum. */
function misses({ rows, columns }: Numbers, unused: number): number {
  const lines = rows;
  const held = new Int32Array(lines).fill(-1);
  let count = 0;
  for (let j = 0; j < columns; j += 1) {
    for (let i = 0; i < rows; i += 1) {
      const block = Math.floor(((i * (columns + unused) + j) * 8) / lineBytes);
      if (held[block % lines] === block) continue;
      held[block % lines] = block;
      count += 1;
    }
  }
  return count;
}

export function exact(numbers: Numbers): number {
  return misses(numbers, 0) - misses(numbers, 8);
}

export function mistakes(numbers: Numbers): number[] {
  return [misses(numbers, 0), misses(numbers, 8)];
}

/** The misses of the original program with sets of eight lines, the most recently used line first. */
export function followUps({ rows, columns }: Numbers): number[] {
  const ways = 8;
  const sets = rows / ways;
  const held = new Int32Array(rows).fill(-1);
  let count = 0;
  for (let j = 0; j < columns; j += 1) {
    for (let i = 0; i < rows; i += 1) {
      const block = Math.floor(((i * columns + j) * 8) / lineBytes);
      const start = ways * (block % sets);
      let way = 0;
      while (way < ways - 1 && held[start + way] !== block) way += 1;
      if (held[start + way] !== block) count += 1;
      held.copyWithin(start + 1, start, start + way);
      held[start] = block;
    }
  }
  return [count];
}

export function sliders(): Sliders {
  return {
    unusedColumns: { from: 0, to: 40, step: 8, start: 0 },
    columnsAdded: { from: 1, to: 16, start: 3 },
  };
}

/** The misses of the first columns, and which places of the cache the last one of them uses. */
export function figure(
  { unusedColumns = 0, columnsAdded = 3 }: Record<string, number>,
  { rows, columns }: Numbers,
): string[] {
  const apart = (columns + unusedColumns) / 8;
  const blockOf = (i: number, j: number) => i * apart + Math.floor(j / 8);
  const held = new Int32Array(rows).fill(-1);
  const grown = ['0,0'];
  let count = 0;
  for (let j = 0; j < columnsAdded; j += 1) {
    for (let i = 0; i < rows; i += 1) {
      const block = blockOf(i, j);
      if (held[block % rows] !== block) count += 1;
      held[block % rows] = block;
    }
    grown.push(point(j + 1, count / rows));
  }
  const places = new Set(Array.from(held, (_, i) => blockOf(i, columnsAdded - 1) % rows));
  // Each part of the cache is as full as the share of its places that are used.
  const parts = Array.from({ length: 32 }, () => 0);
  for (const place of places) {
    const part = Math.floor((place / rows) * 32);
    parts[part] = (parts[part] ?? 0) + 32 / rows;
  }
  const filled = parts.map((share, part) => {
    const top = 19 + 4 * share;
    return `${point(part / 2, top)} ${point((part + 1) / 2, top)}`;
  });
  const words = (value: number) => value.toLocaleString('en');
  const after = columnsAdded === 1 ? '1 column' : `${columnsAdded} columns`;
  return [
    `alt: Rows are ${apart} lines apart, so a column uses ${words(places.size)} places of the cache. After ${after}: ${words(count)} misses, ${words(columnsAdded * rows - count)} hits.`,
    'x: 0 to 16',
    'y: 0 to 23',
    'shape: 8 by 6',
    'x axis: columns added',
    'x ticks: 0, 4, 8, 12, 16',
    'y ticks: 0, 2, 4, 8, 12, 16',
    'y axis: places of the cache in use',
    'label right gray: 0,14.8 misses so far, per row',
    'gray dashed line: 0,0 16,16',
    `blue thick line: ${grown.join(' ')}`,
    `blue dot: ${grown.at(-1)}`,
    'gray line: 0,19 16,19 16,23 0,23 0,19',
    `blue area: 0,19 ${filled.join(' ')} 16,19`,
    `blue line: ${filled.join(' ')}`,
  ];
}
