/** Doubles n repeatedly and removes the errors in 1/n, 1/n², … one after another (Richardson). */
export function exact(): number {
  let row: number[] = [];
  for (let level = 0; level < 9; level += 1) {
    const n = 8 * 2 ** level;
    let balance = 1;
    for (let time = 0; time < n; time += 1) balance += balance / n;
    const next = [n * (Math.E - balance)];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (2 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

/** The second term of n ln(1 + 1/n), without the e that it multiplies. */
export function mistakes(): number[] {
  return [1 / 2];
}
