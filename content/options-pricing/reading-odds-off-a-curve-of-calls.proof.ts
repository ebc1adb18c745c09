interface Numbers {
  center: number;
  triple: number;
}

/** How far the bet reaches to either side, and how wide the bend of the curve is. */
function shapeOf(triple: number): readonly [wide: number, curve: number] {
  const shapes = [
    [15, 20],
    [20, 15],
    [12, 16],
    [16, 12],
    [18, 24],
    [24, 18],
    [9, 12],
    [5, 12],
    [12, 5],
    [10, 24],
    [24, 10],
    [8, 15],
    [15, 8],
    [16, 30],
    [7, 24],
    [24, 7],
    [20, 21],
    [21, 20],
  ] as const;
  return shapes[triple - 1] ?? [0, 0];
}

/** The cost of narrow call spreads, one bought below and one sold above, extrapolated to width zero. */
export function exact({ center, triple }: Numbers): number {
  const [wide, curve] = shapeOf(triple);
  const call = (strike: number) => (Math.hypot(strike - center, curve) - (strike - center)) / 2;
  const digital = (strike: number, half: number) =>
    (call(strike - half) - call(strike + half)) / (2 * half);
  const rows = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16].map(
    (half) => digital(center - wide, half) - digital(center + wide, half),
  );
  for (let power = 4; rows.length > 1; power *= 4) {
    for (let i = 0; i + 1 < rows.length; i += 1) {
      rows[i] = (power * (rows[i + 1] ?? 0) - (rows[i] ?? 0)) / (power - 1);
    }
    rows.pop();
  }
  return rows[0] ?? 0;
}

export function mistakes({ triple }: Numbers): number[] {
  const [wide, curve] = shapeOf(triple);
  const root = Math.hypot(wide, curve);
  const spread = (root + wide) / 2 - (root - wide) / 2;
  return [spread / (2 * wide), (1 + wide / root) / 2];
}

/** One settlement, drawn from the distribution that the calls imply. */
export function simulate(random: () => number, { center, triple }: Numbers): number {
  const [wide, curve] = shapeOf(triple);
  const level = 2 * random() - 1;
  const settlement = center + (curve * level) / Math.sqrt(1 - level * level);
  return settlement > center - wide && settlement < center + wide ? 1 : 0;
}
