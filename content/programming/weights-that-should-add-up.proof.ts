import { theTrueOne } from '../tools/the-true-one.ts';

/** JavaScript's generators can be consumed only once, too. */
function* caps(): Generator<number> {
  yield* [2, 3, 5];
}

export function exact(): number {
  const shared = caps();
  let total = 0;
  for (const cap of shared) total += cap;
  const weights: number[] = [];
  for (const cap of shared) weights.push(cap / total);
  const isEmpty = weights.length === 0;
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return theTrueOne([
    total === 10 && !isEmpty && sum === 1,
    total === 0,
    total === 10 && isEmpty && sum === 0,
    false, // A loop over a generator that is used up ends without an error.
  ]);
}
