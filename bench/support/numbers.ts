export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(((sorted.length - 1) * percent) / 100)] ?? Number.NaN;
}

/** The slope of the best-fitting line through values one step apart. */
export function slopeOf(values: readonly number[]): { slope: number; standardError: number } {
  const middle = (values.length - 1) / 2;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _, step) => sum + (step - middle) ** 2, 0);
  const slope =
    values.reduce((sum, value, step) => sum + (step - middle) * (value - average), 0) / spread;
  const errors = values.map((value, step) => value - average - slope * (step - middle));
  const variance = errors.reduce((sum, error) => sum + error ** 2, 0) / (values.length - 2);
  return { slope, standardError: Math.sqrt(variance / spread) };
}
