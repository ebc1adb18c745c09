/** Runs the program and counts its calls. */
export function exact(): number {
  let calls = 0;
  const ways = (lots: number): number => {
    calls += 1;
    if (lots < 0) return 0;
    if (lots === 0) return 1;
    return ways(lots - 1) + ways(lots - 3);
  };
  ways(20);
  return calls;
}

export function mistakes(): number[] {
  const leaves = (lots: number, ofNegative: number): number => {
    if (lots < 0) return ofNegative;
    return lots === 0 ? 1 : leaves(lots - 1, ofNegative) + leaves(lots - 3, ofNegative);
  };
  return [leaves(20, 1), 2 * leaves(20, 0) - 1];
}

/** Counts the calls of the program itself. */
export function finish(): string {
  return `
calls = 0
plain = ways
def ways(lots):
    global calls
    calls += 1
    return plain(lots)
ways(20)
print(calls)
`;
}

/** Runs the program with a cache, which answers a call that was made before. */
export function followUps(): number[] {
  let calls = 0;
  const cache = new Map<number, number>();
  const ways = (lots: number): number => {
    calls += 1;
    const known = cache.get(lots);
    if (known !== undefined) return known;
    const found = lots < 0 ? 0 : lots === 0 ? 1 : ways(lots - 1) + ways(lots - 3);
    cache.set(lots, found);
    return found;
  };
  ways(20);
  return [calls];
}
