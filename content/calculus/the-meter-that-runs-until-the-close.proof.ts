import { integrate } from '../tools/integrate.ts';

/** Lot by lot, as the question states it: an integral of integrals. */
export function exact(): number {
  const costOfLot = (opened: number) => integrate((t) => 1 / (1 + t ** 4), opened, 1, 6);
  return integrate(costOfLot, 0, 1, 6);
}

export function mistakes(): number[] {
  return [integrate((t) => (1 - t) / (1 + t ** 4), 0, 1)];
}
