interface Numbers {
  slope: number;
  correlation: number;
}

/** Slope and R squared of the least-squares line of `y` on `x`. */
function fitLine(x: number[], y: number[]): { slope: number; fitQuality: number } {
  const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const [i, value] of x.entries()) {
    const other = y[i] ?? Number.NaN;
    xx += (value - mx) ** 2;
    xy += (value - mx) * (other - my);
    yy += (other - my) ** 2;
  }
  return { slope: xy / xx, fitQuality: xy ** 2 / (xx * yy) };
}

/** Builds data with the stated slope, tunes its noise to the stated R squared, and fits it both ways. */
export function exact({ slope, correlation }: Numbers): number {
  const x = [1, 2, 3, 4, 5, 6];
  const noise = [1, -1, 0, -1, 1, 0];
  const tilt = fitLine(x, noise).slope;
  const build = (size: number) =>
    x.map((value, i) => slope * value + size * ((noise[i] ?? 0) - tilt * value));
  let low = 0;
  let high = 100;
  for (let i = 0; i < 100; i += 1) {
    const size = (low + high) / 2;
    if (fitLine(x, build(size)).fitQuality > correlation ** 2) low = size;
    else high = size;
  }
  return fitLine(build(low), x).slope;
}

/** The same line read the other way. */
export function mistakes({ slope }: Numbers): number[] {
  return [1 / slope];
}

/** The best forecast of the index: the mean of x given y for jointly normal moves with these figures. */
export function followUps({ slope, correlation }: Numbers): number[] {
  const [indexDeviation, stockDeviation] = [1, slope / correlation];
  const stock = 50 * slope;
  return [correlation * indexDeviation * (stock / stockDeviation)];
}
