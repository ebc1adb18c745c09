import { normalCdf } from '../tools/normal.ts';

const draws = 10_000_000;

/** Bisects for the point below which all draws stay with probability one half. */
export function exact(): number {
  let low = 0;
  let high = 10;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    const allBelow = Math.exp(draws * Math.log1p(-normalCdf(-middle)));
    if (allBelow < 0.5) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
