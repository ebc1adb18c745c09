interface Numbers {
  small: number;
  large: number;
  both: number;
}

/** The standard deviation of A plus a multiple of B, from two independent shocks of size one. */
function deviation({ small, large }: Numbers, correlation: number, multiple = 1): number {
  const fromFirst = small + multiple * large * correlation;
  const fromSecond = multiple * large * Math.sqrt(1 - correlation ** 2);
  return Math.hypot(fromFirst, fromSecond);
}

/** By bisection: a higher correlation makes the books together more risky. */
export function exact(numbers: Numbers): number {
  let [low, high] = [-1, 1];
  while (high - low > 1e-14) {
    const middle = (low + high) / 2;
    if (deviation(numbers, middle) < numbers.both) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A ratio of standard deviations; the covariance counted once. */
export function mistakes(numbers: Numbers): number[] {
  const { small, large, both } = numbers;
  return [both / deviation(numbers, 1), (both ** 2 - deviation(numbers, 0) ** 2) / small / large];
}

/** The variance and the standard deviation of the difference. */
export function followUps(numbers: Numbers): number[] {
  const difference = deviation(numbers, exact(numbers), -1);
  return [difference ** 2];
}
