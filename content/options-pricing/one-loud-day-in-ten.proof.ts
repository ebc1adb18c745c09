import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  week: number;
  fortnight: number;
}

/** Variances add up over days: two options, two unknown variances. */
export function exact({ week, fortnight }: Numbers): number {
  const [, loud = 0] = solveLinear(
    [
      [4, 1],
      [9, 1],
    ],
    [week ** 2 * (5 / 252), fortnight ** 2 * (10 / 252)],
  );
  return 100 * Math.sqrt(loud);
}

export function mistakes({ week, fortnight }: Numbers): number[] {
  const firstWeek = week ** 2 * 5;
  const ordinaryWeek = fortnight ** 2 * 10 - firstWeek;
  return [
    100 * Math.sqrt((firstWeek - ordinaryWeek) / 252),
    100 * Math.sqrt(firstWeek - (4 / 5) * ordinaryWeek),
  ];
}
