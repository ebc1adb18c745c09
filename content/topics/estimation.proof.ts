import { choose } from '../tools/choose.ts';

/** The number of contracts for which the largest of four is 60 on average. */
export function exact(): number {
  for (let contracts = 60; contracts < 200; contracts += 1) {
    let mean = 0;
    for (let largest = 4; largest <= contracts; largest += 1) {
      mean += (largest * choose(largest - 1, 3)) / choose(contracts, 4);
    }
    if (Math.abs(mean - 60) < 1e-9) return contracts;
  }
  return Number.NaN;
}
