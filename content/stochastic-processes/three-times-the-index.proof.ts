interface Numbers {
  swing: number;
  rise: number;
  years: number;
  start: number;
}

/**
 * The fund along a zigzag of the logarithm that has the right end and the right volatility, with
 * ever more rebalancings, extrapolated to continuous ones.
 */
export function exact({ swing, rise, years, start }: Numbers): number {
  const fund = (count: number) => {
    const trend = Math.log1p(rise) / count;
    const step = swing * Math.sqrt(years / count);
    const up = 1 + 3 * Math.expm1(trend + step);
    const down = 1 + 3 * Math.expm1(trend - step);
    let value = start;
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
export function mistakes({ rise, start }: Numbers): number[] {
  return [start * (1 + 3 * rise), start * (1 + rise) ** 3];
}
