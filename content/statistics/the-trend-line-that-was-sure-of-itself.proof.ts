/** The ratio for a walk of n steps, without approximation. */
function ratio(n: number): number {
  const center = (n + 1) / 2;
  let spread = 0;
  for (let t = 1; t <= n; t += 1) spread += (t - center) ** 2;
  // Increment k moves all prices from k on: what it does to the slope, and to the mean price.
  let slopeVariance = 0;
  let meanVariance = 0;
  let tail = 0;
  for (let k = n; k >= 1; k -= 1) {
    tail += (k - center) / spread;
    slopeVariance += tail ** 2;
    meanVariance += ((n - k + 1) / n) ** 2;
  }
  const total = (n * (n + 1)) / 2 - n * meanVariance;
  const residual = total - spread * slopeVariance;
  return slopeVariance / (residual / (n - 2) / spread) / n;
}

/** Removes the terms in 1/n, 1/n², ... by Richardson's extrapolation. */
export function exact(): number {
  let row = [50, 100, 200, 400, 800, 1600].map(ratio);
  for (let power = 2; row.length > 1; power *= 2) {
    row = row.slice(1).map((value, i) => (power * value - (row[i] ?? 0)) / (power - 1));
  }
  return row[0] ?? Number.NaN;
}

export function mistakes(): number[] {
  const slopeVariance = 6 / 5;
  const explained = slopeVariance / 12;
  const [aroundZero, aroundMean] = [1 / 2, 1 / 2 - 1 / 3];
  return [slopeVariance / (12 * aroundMean), slopeVariance / (12 * (aroundZero - explained))];
}

/** The variance of the slope times that many increments, extrapolated in the same way. */
export function followUps(): number[] {
  const times = (n: number) => {
    const center = (n + 1) / 2;
    let spread = 0;
    for (let t = 1; t <= n; t += 1) spread += (t - center) ** 2;
    let [variance, tail] = [0, 0];
    for (let k = n; k > 1; k -= 1) {
      tail += (k - center) / spread;
      variance += tail ** 2;
    }
    return variance * (n - 1);
  };
  let row = [50, 100, 200, 400, 800, 1600].map(times);
  for (let power = 2; row.length > 1; power *= 2) {
    row = row.slice(1).map((value, i) => (power * value - (row[i] ?? 0)) / (power - 1));
  }
  return row;
}
