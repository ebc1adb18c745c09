/** The exact largest error of a chord of the square root between u² and v². */
const chordError = (u: number, v: number) => (v - u) ** 2 / (4 * (u + v));

/** The error for which n intervals, each as long as that error allows, just reach 16. */
function bestError(n: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 70; i += 1) {
    const error = (low + high) / 2;
    let root = 1;
    for (let interval = 0; interval < n; interval += 1) {
      root += 2 * error + Math.sqrt(4 * error ** 2 + 8 * error * root);
    }
    if (root < 4) low = error;
    else high = error;
  }
  return (low + high) / 2;
}

/** The ratio for doubled n, with the errors in powers of 1/n removed (Richardson). */
export function exact(): number {
  let row: number[] = [];
  for (let level = 0; level < 9; level += 1) {
    const n = 8 * 2 ** level;
    const next = [chordError(1, Math.sqrt(1 + 15 / n)) / bestError(n)];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (2 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

/** The largest errors times n²: even in value, the first interval is the worst; even in slope, the last. */
export function mistakes(): number[] {
  const equal = 15 ** 2 / 4 / 8;
  const evenInValue = 3 ** 2 / 8;
  const turn = 1 / 2 - 1 / 8;
  const evenInSlope = (turn / (1 / 256)) ** 2 / 256 / 8;
  return [equal / evenInValue, equal / evenInSlope];
}
