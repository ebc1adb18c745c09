import { theTrueOne } from '../tools/the-true-one.ts';

const sharpe = 2;

/** The gamma function at a divided by its value half a unit later, by its series for large a. */
function gammaRatio(a: number): number {
  const series =
    1 + 1 / (8 * a) + 1 / (128 * a ** 2) - 5 / (1_024 * a ** 3) - 21 / (32_768 * a ** 4);
  return series / Math.sqrt(a);
}

/**
 * The exact standard deviation of the annualized ratio from so many normal returns in one year,
 * whose mean and deviation are independent; the deviation follows a chi distribution.
 */
function standardError(returns: number): number {
  const freedom = returns - 1;
  const inverse = Math.sqrt(freedom / 2) * gammaRatio((freedom - 1) / 2);
  const inverseSquare = freedom / (freedom - 2);
  return Math.sqrt((1 + sharpe ** 2) * inverseSquare - (sharpe * inverse) ** 2);
}

export function exact(): number {
  const ratio = standardError(252 * 390) / standardError(252);
  const isAbout = (claimed: number) => Math.abs(ratio / claimed - 1) < 0.05;
  return theTrueOne([
    isAbout(1 / 390),
    isAbout(1 / Math.sqrt(390)),
    isAbout(Math.sqrt(390)),
    isAbout(1),
  ]);
}

/** The first whole number of years after which the squared error is a sixteenth, up to a thousandth. */
export function followUps(): number[] {
  for (let years = 1; ; years += 1) {
    const freedom = 252 * 390 * years - 1;
    const inverse = Math.sqrt(freedom / 2) * gammaRatio((freedom - 1) / 2);
    const inverseSquare = freedom / (freedom - 2);
    const variance = (1 / years + sharpe ** 2) * inverseSquare - (sharpe * inverse) ** 2;
    if (variance < 1.001 / 16) return [years];
  }
}
