const call = (strike: number) => (Math.hypot(strike - 100, 20) - (strike - 100)) / 2;

/** The cost of narrow call spreads, one bought at 85 and one sold at 115, extrapolated to width zero. */
export function exact(): number {
  const digital = (strike: number, half: number) =>
    (call(strike - half) - call(strike + half)) / (2 * half);
  const rows = [1, 1 / 2, 1 / 4, 1 / 8].map((half) => digital(85, half) - digital(115, half));
  for (let power = 4; rows.length > 1; power *= 4) {
    for (let i = 0; i + 1 < rows.length; i += 1) {
      rows[i] = (power * (rows[i + 1] ?? 0) - (rows[i] ?? 0)) / (power - 1);
    }
    rows.pop();
  }
  return rows[0] ?? 0;
}

export function mistakes(): number[] {
  return [(call(85) - call(115)) / (115 - 85), (1 + 15 / Math.hypot(15, 20)) / 2];
}

/** One settlement, drawn from the distribution that the calls imply. */
export function simulate(random: () => number): number {
  const level = 2 * random() - 1;
  const settlement = 100 + (20 * level) / Math.sqrt(1 - level * level);
  return settlement > 85 && settlement < 115 ? 1 : 0;
}
