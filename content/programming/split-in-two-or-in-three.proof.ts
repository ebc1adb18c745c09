/** Runs the program with a cache of its own. */
function run(lots: number): { executed: number; called: number } {
  const known = new Map<number, number>();
  let called = 0;
  const best = (n: number): number => {
    called += 1;
    const stored = known.get(n);
    if (stored !== undefined) return stored;
    const result = n === 0 ? 0 : Math.max(n, best(Math.floor(n / 2)) + best(Math.floor(n / 3)));
    known.set(n, result);
    return result;
  };
  best(lots);
  return { executed: known.size, called };
}

export function exact(): number {
  return run(1000).executed;
}

/** Without the cache, with the calls that it answers, and one argument for each divisor. */
export function mistakes(): number[] {
  const calls = (n: number): number =>
    n === 0 ? 1 : 1 + calls(Math.floor(n / 2)) + calls(Math.floor(n / 3));
  let divisors = 0;
  for (let power = 1; power <= 1000; power *= 2) {
    for (let divisor = power; divisor <= 1000; divisor *= 3) divisors += 1;
  }
  return [calls(1000), run(1000).called, divisors + 1];
}

export function finish(): string {
  return 'best(1000)\nprint(best.cache_info().misses)';
}
