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
