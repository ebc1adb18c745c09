import { integrate } from '../tools/integrate.ts';

const density = (p: number) => 2 * (1 - p);

function score(threshold: number): number {
  const flagged = integrate(density, threshold, 1, 2);
  const caught = integrate((p) => p * density(p), threshold, 1, 2);
  const failing = integrate((p) => p * density(p), 0, 1, 2);
  return (2 * caught) / (flagged + failing);
}

/** Searches for the best threshold by golden section. */
export function exact(): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i += 1) {
    const left = high - golden * (high - low);
    const right = low + golden * (high - low);
    if (score(left) > score(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}
