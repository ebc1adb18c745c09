import { solveLinear } from '../tools/solve-linear.ts';

const stocks = Array.from({ length: 100 }, (_, stock) => stock);
const sectorOf = (stock: number) => (stock < 50 ? 0 : 1);

function covariance(i: number, j: number): number {
  if (i === j) return 2;
  return sectorOf(i) === sectorOf(j) ? 1 : 0.5;
}

/** The variance is smallest where its slope in each hedge is zero: one equation for each of them. */
function bestPosition(hedges: number[]): Float64Array {
  const amounts = solveLinear(
    hedges.map((i) => hedges.map((j) => covariance(i, j))),
    hedges.map((i) => -covariance(i, 0)),
  );
  const position = new Float64Array(stocks.length);
  position[0] = 1;
  for (const [i, hedge] of hedges.entries()) position[hedge] = amounts[i] ?? Number.NaN;
  return position;
}

function varianceOf(position: Float64Array): number {
  let variance = 0;
  for (const [i, amount] of position.entries()) {
    for (const [j, other] of position.entries()) variance += amount * other * covariance(i, j);
  }
  return variance;
}

const best = bestPosition(stocks.slice(1));

export function exact(): number {
  return varianceOf(best);
}

/**
 * The squared earnings of a day. Returns add up shocks to the market, the sector and the stock;
 * since only variances matter, each shock goes up or down by its deviation.
 */
export function simulate(random: () => number): number {
  const shock = () => (random() < 0.5 ? 1 : -1);
  const market = Math.SQRT1_2 * shock();
  const sectors = [market + Math.SQRT1_2 * shock(), market + Math.SQRT1_2 * shock()];
  let earnings = 0;
  for (let stock = 0; stock < 100; stock += 1) {
    const profit = (sectors[sectorOf(stock)] ?? Number.NaN) + shock();
    earnings += (best[stock] ?? Number.NaN) * profit;
  }
  return earnings ** 2;
}

/** A hedge with the 49 companions alone. */
export function mistakes(): number[] {
  return [varianceOf(bestPosition(stocks.slice(1, 50)))];
}

/** The other sector is halted. */
export function followUps(): number[] {
  return [varianceOf(bestPosition(stocks.filter((stock) => stock > 0 && sectorOf(stock) === 0)))];
}
