import { drawNormal } from '../tools/normal.ts';

interface Numbers {
  first: number;
  second: number;
  /** The variance of the errors. */
  noise: number;
}

const truthOf = ({ first, second }: Numbers) => [first, second, 0];

/** Bias and variance of every coefficient at a common factor. */
function expectedError(numbers: Numbers, factor: number): number {
  let error = 0;
  for (const beta of truthOf(numbers)) {
    error += (factor * beta - beta) ** 2 + factor ** 2 * numbers.noise;
  }
  return error;
}

/** The error is a parabola in the factor: finds its lowest point from three values. */
function bestFactor(numbers: Numbers): number {
  const at = (factor: number) => expectedError(numbers, factor);
  const [left, middle, right] = [at(0), at(0.5), at(1)];
  return 0.5 - (0.25 * (right - left)) / (right - 2 * middle + left);
}

export function exact(numbers: Numbers): number {
  return expectedError(numbers, bestFactor(numbers));
}

export function simulate(random: () => number, numbers: Numbers): number {
  const factor = bestFactor(numbers);
  const deviation = Math.sqrt(numbers.noise);
  let error = 0;
  for (const beta of truthOf(numbers)) {
    const estimate = beta + deviation * drawNormal(random);
    error += (factor * estimate - beta) ** 2;
  }
  return error;
}

export function mistakes(numbers: Numbers): number[] {
  const { first, second, noise } = numbers;
  const ownPenalties = truthOf(numbers).reduce(
    (sum, beta) => sum + (beta ** 2 * noise) / (beta ** 2 + noise),
    0,
  );
  const bias = first ** 2 + second ** 2;
  const variance = 2 * noise;
  return [ownPenalties, (bias * variance) / (bias + variance)];
}

/** The square at which bias and variance together reach the variance without shrinkage. */
export function followUps(numbers: Numbers): number[] {
  const factor = bestFactor(numbers);
  let [low, high] = [0, 1000];
  for (let i = 0; i < 80; i += 1) {
    const beta = (low + high) / 2;
    const error = (factor * beta - beta) ** 2 + factor ** 2 * numbers.noise;
    if (error < numbers.noise) low = beta;
    else high = beta;
  }
  return [low ** 2];
}
