import { theTrueOne } from '../tools/the-true-one.ts';

/** Sizes and volatilities: the larger the order, the calmer its day, on average. */
const orders = [
  [1, 3],
  [1, 5],
  [2, 3],
  [2, 4],
  [3, 2],
  [3, 4],
  [4, 1],
  [4, 3],
  [5, 1],
  [5, 2],
] as const;

/** The slope of slippage on size with this noise on each order, repeated so many times. */
function slope(noise: number[], repeats = 1): number {
  const rows = Array.from({ length: repeats }, () => orders)
    .flat()
    .map(([size, volatility], i) => ({
      size,
      slippage: 1 + 3 * size + 4 * volatility + (noise[i % orders.length] ?? 0),
    }));
  const middle = rows.reduce((sum, { size }) => sum + size, 0) / rows.length;
  const products = rows.reduce((sum, { size, slippage }) => sum + (size - middle) * slippage, 0);
  return products / rows.reduce((sum, { size }) => sum + (size - middle) ** 2, 0);
}

/** The average slope over all signs of the noise, with few orders and with many. */
export function exact(): number {
  const average = (repeats: number) => {
    let sum = 0;
    for (let signs = 0; signs < 2 ** orders.length; signs += 1) {
      const noise = orders.map((_, i) => ((signs >> i) % 2 === 0 ? 2 : -2));
      sum += slope(noise, repeats);
    }
    return sum / 2 ** orders.length;
  };
  const isClose = (value: number) => Math.abs(value - 3) < 1e-6;
  const [few, many] = [average(1), average(4)];
  return theTrueOne([
    !isClose(few) && few < 3 && !isClose(many) && many < 3,
    !isClose(few) && few > 3 && !isClose(many) && many > 3,
    isClose(few) && isClose(many),
    !isClose(few) && few > 3 && isClose(many),
  ]);
}

/** The least-squares line of slippage on volatility, for the five orders, whose noise is zero. */
export function followUps(): number[] {
  const volatilities = [4, 3.5, 3, 2, 1.5];
  const rows = volatilities.map((volatility, i) => [volatility, 3 * (i + 1) + 4 * volatility]);
  const mean = (column: 0 | 1) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / 5;
  const [middle, level] = [mean(0), mean(1)];
  let [products, squares] = [0, 0];
  for (const [volatility = 0, slippage = 0] of rows) {
    products += (volatility - middle) * (slippage - level);
    squares += (volatility - middle) ** 2;
  }
  return [products / squares];
}
