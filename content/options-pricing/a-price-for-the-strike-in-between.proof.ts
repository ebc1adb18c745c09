import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  middle: number;
  steep: number;
  mean: number;
  flat: number;
  farthest: number;
}

/** Strikes and prices, built up from the highest strike. */
function quotesOf({ middle, steep, mean, flat, farthest }: Numbers) {
  const upper = farthest + 10 * flat;
  const lower = upper + 20 * mean;
  return [
    [middle - 20, lower + 10 * steep],
    [middle - 10, lower],
    [middle + 10, upper],
    [middle + 20, farthest],
  ] as const;
}

/**
 * The cheapest call in the middle over all distributions on a grid of prices that reprice the four
 * quotes. The minimum is at a corner, which has at most five atoms, so all sets of five are tried.
 */
export function exact(numbers: Numbers): number {
  const { middle } = numbers;
  const quotes = quotesOf(numbers);
  const atoms = Array.from({ length: 9 }, (_, i) => middle - 30 + 10 * i);
  let cheapest = Number.POSITIVE_INFINITY;
  const tryOut = (chosen: number[]) => {
    const rows = [
      chosen.map(() => 1),
      ...quotes.map(([strike]) => chosen.map((atom) => Math.max(atom - strike, 0))),
    ];
    const weights = solveLinear(rows, [1, ...quotes.map(([, price]) => price)]);
    if (!weights.every((weight) => weight > -1e-9)) return;
    const price = chosen.reduce(
      (sum, atom, i) => sum + (weights[i] ?? 0) * Math.max(atom - middle, 0),
      0,
    );
    cheapest = Math.min(cheapest, price);
  };
  const extend = (chosen: number[], start: number) => {
    if (chosen.length === 5) tryOut(chosen);
    else for (let i = start; i < atoms.length; i += 1) extend([...chosen, atoms[i] ?? 0], i + 1);
  };
  extend([], 0);
  return cheapest;
}

/** The weaker of the two bounds, and the chord between the neighbors. */
export function mistakes(numbers: Numbers): number[] {
  const [[, lowest], [, lower], [, upper], [, highest]] = quotesOf(numbers);
  return [Math.min(2 * lower - lowest, 2 * upper - highest), (lower + upper) / 2];
}
