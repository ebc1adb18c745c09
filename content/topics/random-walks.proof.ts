import { solveLinear } from '../tools/solve-linear.ts';

/** One equation per fortune from 1 to 9 for the expected number of bets that are left. */
export function exact(): number {
  const fortunes = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const matrix = fortunes.map((from) =>
    fortunes.map((to) => (from === to ? 1 : Math.abs(from - to) === 1 ? -1 / 2 : 0)),
  );
  return (
    solveLinear(
      matrix,
      fortunes.map(() => 1),
    )[2] ?? Number.NaN
  );
}
