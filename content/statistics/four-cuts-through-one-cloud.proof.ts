import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

/** The correlation on days with the market's return in these ranges, from all of their moments. */
function correlation(ranges: (readonly [number, number])[]): number {
  const noise = Math.sqrt(0.75);
  const mean = (value: (market: number, stock: number) => number) => {
    const over = (weighted: (market: number) => number) =>
      ranges.reduce((sum, [from, to]) => sum + integrate(weighted, from, to, 6), 0);
    const inner = (market: number) =>
      integrate((u) => value(market, 0.5 * market + noise * u) * normalDensity(u), -8, 8, 6);
    return over((x) => normalDensity(x) * inner(x)) / over(normalDensity);
  };
  const [market, stock] = [mean((x) => x), mean((_, y) => y)];
  const product = mean((x, y) => x * y) - market * stock;
  const variances = [mean((x) => x * x) - market ** 2, mean((_, y) => y * y) - stock ** 2];
  return product / Math.sqrt((variances[0] ?? 0) * (variances[1] ?? 0));
}

export function exact(): number {
  const sets = [
    [[-8, 8]],
    [
      [-8, -2],
      [2, 8],
    ],
    [[-8, -2]],
    [[-1, 1]],
  ] as const;
  const found = sets.map((ranges) => correlation([...ranges]));
  return theTrueOne(found.map((value) => value >= Math.max(...found)));
}
