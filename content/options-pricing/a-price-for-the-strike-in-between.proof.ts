import { solveLinear } from '../tools/solve-linear.ts';

const quotes = [
  [80, 22.5],
  [90, 14],
  [110, 4],
  [120, 1.5],
] as const;

/**
 * The cheapest call at 100 over all distributions on 60, 70, ..., 160 that reprice the four quotes.
 * The minimum is at a corner, which has at most five atoms, so all sets of five are tried.
 */
export function exact(): number {
  const atoms = Array.from({ length: 11 }, (_, i) => 60 + 10 * i);
  let cheapest = Number.POSITIVE_INFINITY;
  const tryOut = (chosen: number[]) => {
    const rows = [
      chosen.map(() => 1),
      ...quotes.map(([strike]) => chosen.map((atom) => Math.max(atom - strike, 0))),
    ];
    const weights = solveLinear(rows, [1, ...quotes.map(([, price]) => price)]);
    if (!weights.every((weight) => weight > -1e-9)) return;
    const price = chosen.reduce(
      (sum, atom, i) => sum + (weights[i] ?? 0) * Math.max(atom - 100, 0),
      0,
    );
    cheapest = Math.min(cheapest, price);
  };
  const extend = (chosen: number[], start: number) => {
    if (chosen.length === 5) tryOut(chosen);
    else for (let i = start; i < 11; i += 1) extend([...chosen, atoms[i] ?? 0], i + 1);
  };
  extend([], 0);
  return cheapest;
}

export function mistakes(): number[] {
  const [[, at80], [, at90], [, at110]] = quotes;
  return [at90 + (at90 - at80), (at90 + at110) / 2];
}
