/**
 * The shortest guaranteed time to single out one of so many possible capacities, from below: the
 * next test leaves the upper ones after one minute or the lower ones after two.
 */
export function exact(): number {
  const minutes = [0, 0];
  for (let possible = 2; ; possible += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (let lower = 1; lower < possible; lower += 1) {
      const survives = 1 + (minutes[possible - lower] ?? 0);
      const fails = 2 + (minutes[lower] ?? 0);
      best = Math.min(best, Math.max(survives, fails));
    }
    if (best > 10) return possible - 1 - 1;
    minutes.push(best);
  }
}

export function mistakes(): number[] {
  const apart = [1, 1];
  for (let t = 2; t <= 10; t += 1) apart.push((apart[t - 1] ?? 0) + (apart[t - 2] ?? 0));
  const testsIfAllFail = 10 / 2;
  return [apart[10] ?? 0, 2 ** testsIfAllFail - 1];
}
