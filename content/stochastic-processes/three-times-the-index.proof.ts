/**
 * The fund along a zigzag of the logarithm that has the right end and the right volatility, with
 * ever more rebalancings, extrapolated to continuous ones.
 */
export function exact(): number {
  const fund = (count: number) => {
    const trend = Math.log(1.1) / count;
    const swing = 0.2 * Math.sqrt(2 / count);
    const up = 1 + 3 * Math.expm1(trend + swing);
    const down = 1 + 3 * Math.expm1(trend - swing);
    let value = 100;
    for (let i = 0; i < count / 2; i += 1) value *= up * down;
    return value;
  };
  const rows = [512, 1024, 2048, 4096, 8192].map(fund);
  for (let power = 2; rows.length > 1; power *= 2) {
    for (let i = 0; i + 1 < rows.length; i += 1) {
      rows[i] = (power * (rows[i + 1] ?? 0) - (rows[i] ?? 0)) / (power - 1);
    }
    rows.pop();
  }
  return rows[0] ?? 0;
}

/** Three times the total return, and its third power without the toll of the volatility. */
export function mistakes(): number[] {
  return [100 * (1 + 3 * 0.1), 100 * 1.1 ** 3];
}
