/** Random draws that depend only on the seed. */
export function createRandom(seed: number) {
  let state = seed >>> 0;

  /** From 0 to 1: mulberry32. */
  function uniform(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Box–Muller. */
  function normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * uniform());
  }

  return {
    uniform,
    normal,
    isHit: (chance: number) => uniform() < chance,
    /** With this median; `spread` is the deviation of its logarithm. */
    lognormal: (median: number, spread: number) => median * Math.exp(normal(0, spread)),
    shuffle<Value>(values: readonly Value[]): Value[] {
      return values
        .map((value) => ({ value, key: uniform() }))
        .sort((a, b) => a.key - b.key)
        .map(({ value }) => value);
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
