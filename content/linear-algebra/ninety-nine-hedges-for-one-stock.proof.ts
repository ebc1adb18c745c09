import { drawNormal } from '../tools/normal.ts';

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

/**
 * The squared return of the hedged position, from shocks to the market, the sectors and the stocks.
 * The 49 companions' own shocks are drawn as their sum, and so are those of the 50 others.
 */
export function simulate(random: () => number): number {
  const market = Math.SQRT1_2 * drawNormal(random);
  const ownSector = market + Math.SQRT1_2 * drawNormal(random);
  const otherSector = market + Math.SQRT1_2 * drawNormal(random);
  const first = ownSector + drawNormal(random);
  const companions = 49 * ownSector + Math.sqrt(49) * drawNormal(random);
  const others = 50 * otherSector + Math.sqrt(50) * drawNormal(random);
  const [a, b] = hedge();
  return (first - a * companions - b * others) ** 2;
}

/** Amounts per companion and per other stock, by Cramer's rule on the two normal equations. */
function hedge(): [number, number] {
  const [p, q, r, s] = [2 + 48, 50 / 2, 49 / 2, 2 + 49];
  const determinant = p * s - q * r;
  return [(s - q / 2) / determinant, (p / 2 - r) / determinant];
}
