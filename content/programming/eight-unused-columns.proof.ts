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
