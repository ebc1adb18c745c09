const product = 50 * 5000;

/** The price is a central difference of the curve, and its rate a central difference in time, both extrapolated. */
export function exact(): number {
  const dollars = (tokens: number) => product / tokens;
  const price = (tokens: number) => -derivative(dollars, tokens, 0.5);
  return derivative((minutes) => price(50 - 0.2 * minutes), 0, 4);
}

/** Central differences with halved steps, extrapolated to step zero. */
function derivative(value: (x: number) => number, x: number, firstStep: number): number {
  let row: number[] = [];
  for (let level = 0; level < 5; level += 1) {
    const step = firstStep / 2 ** level;
    const next = [(value(x + step) - value(x - step)) / (2 * step)];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (4 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

export function mistakes(): number[] {
  return [derivative((minutes) => 5000 / (50 - 0.2 * minutes), 0, 4)];
}
