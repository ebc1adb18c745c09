const covariance = 0.8 * 1 * 2;

/** One over the sum of the entries of the inverse covariance matrix, by Cramer's rule. */
export function exact(): number {
  const determinant = 1 * 4 - covariance ** 2;
  const sumOfInverse = (4 - covariance - covariance + 1) / determinant;
  return 1 / sumOfInverse;
}

export function mistakes(): number[] {
  const variance = (w: number) => w ** 2 + 4 * (1 - w) ** 2 + 2 * w * (1 - w) * covariance;
  const byPrecision = 1 / (1 + 1 / 4);
  return [variance(1), variance(byPrecision)];
}

/** The squared error at the best weight, which is where the slope of the variance is zero. */
export function simulate(random: () => number): number {
  const slopeAt = (w: number) => 2 * w + 2 * covariance * (1 - 2 * w) - 8 * (1 - w);
  const weight = slopeAt(0) / (slopeAt(0) - slopeAt(1));
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  const anna = radius * Math.cos(angle);
  const boris = 2 * (0.8 * anna + 0.6 * radius * Math.sin(angle));
  return (weight * anna + (1 - weight) * boris) ** 2;
}
