import { theTrueOne } from '../tools/the-true-one.ts';

type Series = ReadonlyMap<number, number>;

const prices: Series = new Map([10, 12, 15, 19].map((price, label) => [label, price]));

/** A slice keeps the labels. */
const slice = (series: Series, from: number, to?: number): Series =>
  new Map([...series].slice(from, to));

/** All labels of both, and NaN where one of them has nothing. */
function minus(a: Series, b: Series): number[] {
  const labels = [...new Set([...a.keys(), ...b.keys()])].sort();
  return labels.map((label) => (a.get(label) ?? Number.NaN) - (b.get(label) ?? Number.NaN));
}

export function exact(): number {
  const moves = minus(slice(prices, 1), slice(prices, 0, -1));
  const known = moves.filter((move) => !Number.isNaN(move));
  const sum = known.reduce((total, move) => total + move, 0);
  return theTrueOne([sum === 9, Number.isNaN(sum), moves.length === 0, sum === 0]);
}
