/** Builds P_n up factor by factor for doubled n and removes the errors in powers of 1/n (Richardson). */
export function exact(): number {
  let row: number[] = [];
  for (let level = 0; level < 8; level += 1) {
    const n = 8 * 2 ** level;
    let probability = 1;
    for (let k = 1; k <= n; k += 1) {
      probability *= ((3 * k) / k / 3) * ((3 * k - 1) / k / 3) * ((3 * k - 2) / k / 3);
    }
    const next = [n * probability];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (2 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

/** The centers of two independent normal densities, with the binomial variance for n = 1. */
export function mistakes(): number[] {
  const variance = 3 * (1 / 3) * (2 / 3);
  return [(1 / Math.sqrt(2 * Math.PI * variance)) ** 2];
}
