const impact = [3, 1.5, 1.5];

/** For each set of venues, bisects on the marginal cost until the amounts add up to 100. */
export function exact(): number {
  let best = Number.POSITIVE_INFINITY;
  for (let set = 1; set < 8; set += 1) {
    const used = impact.filter((_, i) => (set >> i) % 2 === 1);
    let low = 0;
    let high = 100;
    for (let i = 0; i < 100; i += 1) {
      const marginal = (low + high) / 2;
      let bought = 0;
      for (const a of used) bought += (marginal / (1.5 * a)) ** 2;
      if (bought < 100) low = marginal;
      else high = marginal;
    }
    let cost = 100 * used.length;
    for (const a of used) cost += a * ((low / (1.5 * a)) ** 2) ** 1.5;
    best = Math.min(best, cost);
  }
  return best;
}

export function mistakes(): number[] {
  const sum = impact.reduce((total, a) => total + 1 / a ** 2, 0);
  return [100 ** 1.5 / Math.sqrt(sum) + 100 * impact.length];
}
