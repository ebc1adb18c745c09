import { theTrueOne } from '../tools/the-true-one.ts';

/** The chance of exactly half heads, multiplied up pair by pair of tosses. */
function evenSplit(tosses: number): number {
  let chance = 1;
  for (let pairs = 1; pairs <= tosses / 2; pairs += 1) chance *= 1 - 1 / (2 * pairs);
  return chance;
}

export function exact(): number {
  const ratio = evenSplit(400) / evenSplit(100);
  const isAbout = (claimed: number) => Math.abs(ratio - claimed) < 0.1;
  return theTrueOne([ratio > 1.1, isAbout(1), isAbout(1 / 2), isAbout(1 / 4)]);
}
