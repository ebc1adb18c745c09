import { solveLinear } from '../tools/solve-linear.ts';

/** Variances add up over days: two options, two unknown variances. */
export function exact(): number {
  const [, loud = 0] = solveLinear(
    [
      [4, 1],
      [9, 1],
    ],
    [0.6 ** 2 * (5 / 252), 0.45 ** 2 * (10 / 252)],
  );
  return 100 * Math.sqrt(loud);
}

export function mistakes(): number[] {
  const week = 0.6 ** 2 * 5;
  const ordinaryWeek = 0.45 ** 2 * 10 - week;
  return [
    100 * Math.sqrt((week - ordinaryWeek) / 252),
    100 * Math.sqrt(week - (4 / 5) * ordinaryWeek),
  ];
}
