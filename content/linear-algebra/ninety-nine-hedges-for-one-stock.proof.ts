import { solveLinear } from '../tools/solve-linear.ts';

const size = 100;
const sectorOf = (stock: number) => (stock < 50 ? 0 : 1);

function covariance(i: number, j: number): number {
  if (i === j) return 2;
  return sectorOf(i) === sectorOf(j) ? 1 : 0.5;
}

/** Eliminates stocks 99, 98, … 1 from the covariance matrix: the variance of stock 0 given the rest. */
export function exact(): number {
  const rows = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (_, j) => covariance(i, j)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.NaN;
  for (let pivot = size - 1; pivot > 0; pivot -= 1) {
    for (let i = 0; i < pivot; i += 1) {
      const factor = at(i, pivot) / at(pivot, pivot);
      rows[i] = Float64Array.from({ length: pivot }, (_, j) => at(i, j) - factor * at(pivot, j));
    }
  }
  return at(0, 0);
}

const stocks = Array.from({ length: size }, (_, stock) => stock);

/** The position whose earnings have no covariance with any other stock, from all 99 equations. */
const position = Float64Array.from([
  1,
  ...solveLinear(
    stocks.slice(1).map((i) => stocks.slice(1).map((j) => covariance(i, j))),
    stocks.slice(1).map((i) => -covariance(i, 0)),
  ),
]);

/**
 * The squared earnings of a day. Returns add up shocks to the market, the sector and the stock;
 * since only variances matter, each shock goes up or down by its deviation.
 */
export function simulate(random: () => number): number {
  const shock = () => (random() < 0.5 ? 1 : -1);
  const market = Math.SQRT1_2 * shock();
  const sectors = [market + Math.SQRT1_2 * shock(), market + Math.SQRT1_2 * shock()];
  let earnings = 0;
  for (let stock = 0; stock < size; stock += 1) {
    const profit = (sectors[sectorOf(stock)] ?? Number.NaN) + shock();
    earnings += (position[stock] ?? Number.NaN) * profit;
  }
  return earnings ** 2;
}

/** A hedge with the 49 companions alone. */
export function mistakes(): number[] {
  const companions = stocks.filter((stock) => stock > 0 && sectorOf(stock) === 0);
  const hedge = solveLinear(
    companions.map((i) => companions.map((j) => covariance(i, j))),
    companions.map((i) => -covariance(i, 0)),
  );
  const left = hedge.reduce((sum, amount) => sum + amount * covariance(1, 0), covariance(0, 0));
  return [left];
}
