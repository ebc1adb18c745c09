import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  sharpe: number;
  rho: number;
  goal: number;
}

/** The best Sharpe ratio of so many strategies, from the inverse of their covariance matrix. */
function bestSharpe(count: number, { sharpe, rho }: Numbers): number {
  const means = Array.from({ length: count }, () => sharpe);
  const covariance = means.map((_, i) => means.map((__, j) => (i === j ? 1 : rho)));
  const weights = solveLinear(covariance, means);
  return Math.sqrt(weights.reduce((sum, weight) => sum + weight * sharpe, 0));
}

export function exact(numbers: Numbers): number {
  let count = 1;
  while (bestSharpe(count, numbers) < numbers.goal) count += 1;
  return count;
}

export function mistakes({ sharpe, rho, goal }: Numbers): number[] {
  const squaredGoal = (goal / sharpe) ** 2;
  const independent = Math.ceil(squaredGoal);
  const selfPaired = Math.ceil(squaredGoal / (1 - rho * squaredGoal));
  return [independent, selfPaired];
}
