import { drawNormal } from '../tools/normal.ts';

const truth = [2, 1, 0] as const;

/** Bias and variance of every coefficient at a common factor. */
function expectedError(factor: number): number {
  let error = 0;
  for (const beta of truth) error += (factor * beta - beta) ** 2 + factor ** 2;
  return error;
}

/** The error is a parabola in the factor: finds its lowest point from three values. */
function bestFactor(): number {
  const [left, middle, right] = [expectedError(0), expectedError(0.5), expectedError(1)];
  return 0.5 - (0.25 * (right - left)) / (right - 2 * middle + left);
}

export function exact(): number {
  return expectedError(bestFactor());
}

const factor = bestFactor();

export function simulate(random: () => number): number {
  let error = 0;
  for (const beta of truth) error += (factor * (beta + drawNormal(random)) - beta) ** 2;
  return error;
}

export function mistakes(): number[] {
  const ownPenalties = truth.reduce<number>((sum, beta) => sum + beta ** 2 / (1 + beta ** 2), 0);
  const bias = 2 ** 2 + 1 ** 2;
  const variance = 2;
  return [ownPenalties, (bias * variance) / (bias + variance)];
}
