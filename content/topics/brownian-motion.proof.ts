import { solveLinear } from '../tools/solve-linear.ts';

/** A random walk in steps of a fifth of a dollar has the same variance if a step takes a twenty-fifth of an hour. */
export function exact(): number {
  const places = Array.from({ length: 19 }, (_, index) => index + 1);
  const matrix = places.map((from) =>
    places.map((to) => (from === to ? 1 : Math.abs(from - to) === 1 ? -1 / 2 : 0)),
  );
  const hours = solveLinear(
    matrix,
    places.map(() => 1 / 25),
  );
  return hours[4] ?? Number.NaN;
}
