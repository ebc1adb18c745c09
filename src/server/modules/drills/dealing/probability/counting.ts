/** Both ends included. */
export function range(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
}

export function choose(from: number, taken: number): number {
  return range(1, taken).reduce((ways, k) => (ways * (from - taken + k)) / k, 1);
}

/** How many outcomes of two dice match. */
export function countPairs(
  sides: number,
  otherSides: number,
  isSuch: (one: number, other: number) => boolean,
): number {
  return range(1, sides).reduce(
    (total, one) => total + range(1, otherSides).filter((other) => isSuch(one, other)).length,
    0,
  );
}

export const waysToSum = (total: number): number =>
  countPairs(6, 6, (one, other) => one + other === total);
