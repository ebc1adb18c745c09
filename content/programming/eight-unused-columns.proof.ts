const lineBytes = 64;
const lines = 512;

/** Counts the misses of a direct-mapped cache during the column-by-column sum. */
function misses(columns: number): number {
  const held = new Int32Array(lines).fill(-1);
  let count = 0;
  for (let j = 0; j < 512; j += 1) {
    for (let i = 0; i < 512; i += 1) {
      const block = Math.floor(((i * columns + j) * 8) / lineBytes);
      if (held[block % lines] === block) continue;
      held[block % lines] = block;
      count += 1;
    }
  }
  return count;
}

export function exact(): number {
  return misses(512) - misses(520);
}

export function mistakes(): number[] {
  return [misses(512), misses(520)];
}
