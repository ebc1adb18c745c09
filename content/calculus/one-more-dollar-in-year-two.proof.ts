/** The internal rate of return, by bisection on the present value. */
function rateFor(second: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 80; i += 1) {
    const rate = (low + high) / 2;
    if (60 / (1 + rate) + second / (1 + rate) ** 2 > 100) low = rate;
    else high = rate;
  }
  return (low + high) / 2;
}

/** Central differences with halved steps, extrapolated to step zero. */
export function exact(): number {
  let row: number[] = [];
  for (let level = 0; level < 6; level += 1) {
    const step = 8 / 2 ** level;
    const next = [(rateFor(72 + step) - rateFor(72 - step)) / (2 * step)];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (4 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

export function mistakes(): number[] {
  const discount = 1 / 1.2;
  const presentValue = discount ** 2;
  const years = (50 * 1 + 50 * 2) / 100;
  return [presentValue / (100 * years), presentValue / 100];
}
