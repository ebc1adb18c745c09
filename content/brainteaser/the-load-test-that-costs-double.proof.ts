interface Numbers {
  minutes: number;
}

/**
 * The shortest guaranteed time to single out one of so many possible capacities, from below: the
 * next test leaves the upper ones after one minute or the lower ones after a longer time.
 */
function mostLevels(minutes: number, failing: number): number {
  const shortest = [0, 0];
  for (let possible = 2; ; possible += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (let lower = 1; lower < possible; lower += 1) {
      const survives = 1 + (shortest[possible - lower] ?? 0);
      const fails = failing + (shortest[lower] ?? 0);
      best = Math.min(best, Math.max(survives, fails));
      if (fails >= survives) break;
    }
    if (best > minutes) return possible - 1 - 1;
    shortest.push(best);
  }
}

export function exact({ minutes }: Numbers): number {
  return mostLevels(minutes, 2);
}

export function mistakes({ minutes }: Numbers): number[] {
  const apart = [1, 1];
  for (let t = 2; t <= minutes; t += 1) apart.push((apart[t - 1] ?? 0) + (apart[t - 2] ?? 0));
  const testsIfAllFail = Math.floor(minutes / 2);
  return [apart[minutes] ?? 0, 2 ** testsIfAllFail - 1];
}

/** A failure takes three minutes. */
export function followUps({ minutes }: Numbers): number[] {
  return [mostLevels(minutes, 3)];
}
