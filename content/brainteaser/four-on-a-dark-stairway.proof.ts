interface Numbers {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Shortest paths through all states: who is still at the top, and where the torch is. */
export function exact({ a, b, c, d }: Numbers): number {
  const times = [a, b, c, d];
  const everyone = 15;
  const best = new Map([['15,top', 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [state, so] of [...best]) {
      const [people, torch] = state.split(',');
      const top = Number(people);
      const here = torch === 'top' ? top : everyone - top;
      for (let group = 1; group <= everyone; group += 1) {
        const walkers = times.filter((_, person) => group & (1 << person));
        if ((group & here) !== group || walkers.length > 2) continue;
        const next = `${top ^ group},${torch === 'top' ? 'bottom' : 'top'}`;
        const time = so + Math.max(...walkers);
        if (time >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        best.set(next, time);
        changed = true;
      }
    }
  }
  return best.get('0,bottom') ?? Number.NaN;
}

export function mistakes({ a, b, d }: Numbers): number[] {
  return [b + a + d + b + b, b + d];
}

/** Bisects the second person's time until both plans take equally long, trip by trip. */
export function followUps({ a, c, d }: Numbers): number[] {
  const pair = (one: number, other: number) => Math.max(one, other);
  let [low, high] = [a, c];
  for (let halving = 0; halving < 60; halving += 1) {
    const b = (low + high) / 2;
    const escort = pair(a, b) + a + pair(a, c) + a + pair(a, d);
    const trick = pair(a, b) + a + pair(c, d) + b + pair(a, b);
    if (trick < escort) low = b;
    else high = b;
  }
  return [low];
}
