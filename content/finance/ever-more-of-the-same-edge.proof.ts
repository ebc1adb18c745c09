import { solveLinear } from '../tools/solve-linear.ts';

/** The best Sharpe ratio of so many strategies, from the inverse of their covariance matrix. */
function bestSharpe(count: number): number {
  const means = Array.from({ length: count }, () => 0.6);
  const covariance = means.map((_, i) => means.map((__, j) => (i === j ? 1 : 0.2)));
  const weights = solveLinear(covariance, means);
  return Math.sqrt(weights.reduce((sum, weight) => sum + weight * 0.6, 0));
}

export function exact(): number {
  let count = 1;
  while (bestSharpe(count) < 1.25) count += 1;
  return count;
}

export function mistakes(): number[] {
  const squaredGoal = (1.25 / 0.6) ** 2;
  const independent = Math.ceil(squaredGoal);
  const selfPaired = Math.ceil(squaredGoal / (1 - 0.2 * squaredGoal));
  return [independent, selfPaired];
}
