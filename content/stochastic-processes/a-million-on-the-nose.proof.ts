import { theTrueOne } from '../tools/the-true-one.ts';

/** Walks along the numbers; after some thousands the chance no longer changes. */
export function exact(): number {
  let last = [0, 0, 0, 0, 0, 1];
  for (let total = 1; total <= 10_000; total += 1) {
    const chance = last.reduce((sum, before) => sum + before, 0) / 6;
    last = [...last.slice(1), chance];
  }
  const [hit = 0] = last;
  const isAbout = (claimed: number) => Math.abs(hit - claimed) < 1e-9;
  return theTrueOne([isAbout(1 / 6), isAbout(2 / 7), isAbout(1 / 2), hit < 0.05]);
}
