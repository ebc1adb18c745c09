import { solveLinear } from '../tools/solve-linear.ts';

/**
 * The middle column of the inverse precision matrix of a day with so many minutes on either side
 * of the middle. What lies beyond matters less by a factor of four for each further minute.
 */
function middleColumn(half: number): number[] {
  const minutes = 2 * half + 1;
  const precision = Array.from({ length: minutes }, (_, i) =>
    Array.from({ length: minutes }, (_, j) => {
      const steps = i === 0 || i === minutes - 1 ? 1 : 2;
      if (i === j) return 1 / 2 + steps;
      return Math.abs(i - j) === 1 ? -1 : 0;
    }),
  );
  return solveLinear(
    precision,
    Array.from({ length: minutes }, (_, i) => (i === half ? 1 : 0)),
  );
}

export function exact(): number {
  return middleColumn(20)[20] ?? Number.NaN;
}

/** The best estimate weighs each trade by its precision times the column. */
const weights = middleColumn(9).map((entry) => entry / 2);

export function simulate(random: () => number): number {
  let value = 0;
  let middle = 0;
  let estimate = 0;
  for (let minute = 0; minute < 19; minute += 1) {
    // Two independent normal numbers at once (Box-Muller).
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    value += radius * Math.cos(angle);
    if (minute === 9) middle = value;
    estimate += (weights[minute] ?? 0) * (value + Math.SQRT2 * radius * Math.sin(angle));
  }
  return (estimate - middle) ** 2;
}

/** The trade of the minute used by both filters, and the forward filter alone. */
export function mistakes(): number[] {
  let before = 1;
  for (let minute = 0; minute < 100; minute += 1) before = 1 / (1 / before + 1 / 2) + 1;
  const after = 1 / (1 / before + 1 / 2);
  return [after / 2, after];
}
