import { theTrueOne } from '../tools/the-true-one.ts';

type Log = (lots: number, book?: number[]) => number;

/** What the three calls return. */
const print = (log: Log) => [log(5), log(2, []), log(3)].join(' ');

function append(book: number[], lots: number): number {
  book.push(lots);
  return book.reduce((sum, own) => sum + own, 0);
}

export function exact(): number {
  // Python computes the default once; TypeScript would for each call, so it is made beforehand.
  const kept: number[] = [];
  const printed = print((lots, book = kept) => append(book, lots));
  return theTrueOne(['5 2 3', '5 2 8', '5 7 10', '5 2 5'].map((claim) => claim === printed));
}
