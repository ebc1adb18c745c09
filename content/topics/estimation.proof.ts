import { maximize } from '../tools/maximize.ts';

/** Maximizes the likelihood of two failures and two machines that still run. */
export function exact(): number {
  const logDensity = (days: number, mean: number) => -Math.log(mean) - days / mean;
  const logSurvival = (days: number, mean: number) => -days / mean;
  return maximize(
    (mean) =>
      logDensity(15, mean) + logDensity(5, mean) + logSurvival(50, mean) + logSurvival(50, mean),
    20,
    110,
  );
}
