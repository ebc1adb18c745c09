interface Numbers {
  /** The standard deviation of Boris's error. Anna's is 1. */
  spread: number;
  correlation: number;
}

/** One over the sum of the entries of the inverse covariance matrix, by Cramer's rule. */
export function exact({ spread, correlation }: Numbers): number {
  const covariance = correlation * spread;
  const determinant = spread ** 2 - covariance ** 2;
  const sumOfInverse = (spread ** 2 - covariance - covariance + 1) / determinant;
  return 1 / sumOfInverse;
}

export function mistakes({ spread, correlation }: Numbers): number[] {
  const variance = (w: number) =>
    w ** 2 + (spread * (1 - w)) ** 2 + 2 * w * (1 - w) * correlation * spread;
  const byPrecision = 1 / (1 + 1 / spread ** 2);
  return [variance(1), variance(byPrecision)];
}

/** The squared error at the best weight, which is where the slope of the variance is zero. */
export function simulate(random: () => number, { spread, correlation }: Numbers): number {
  const slopeAt = (w: number) =>
    2 * w + 2 * correlation * spread * (1 - 2 * w) - 2 * spread ** 2 * (1 - w);
  const weight = slopeAt(0) / (slopeAt(0) - slopeAt(1));
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  const anna = radius * Math.cos(angle);
  const own = radius * Math.sin(angle);
  const boris = spread * (correlation * anna + Math.sqrt(1 - correlation ** 2) * own);
  return (weight * anna + (1 - weight) * boris) ** 2;
}

/** Where the variance of the combination has its smallest value at Anna alone: by bisection. */
export function followUps({ spread }: Numbers): number[] {
  const slopeAtAnna = (correlation: number) => {
    const variance = (w: number) =>
      w ** 2 + (spread * (1 - w)) ** 2 + 2 * w * (1 - w) * correlation * spread;
    return variance(1.5) - variance(0.5);
  };
  let [low, high] = [0, 1];
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (slopeAtAnna(middle) > 0) low = middle;
    else high = middle;
  }
  return [low];
}
