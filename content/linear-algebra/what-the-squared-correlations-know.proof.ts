/**
 * Climbs: gradient steps on the ten eigenvalues toward a larger first one, projected back each
 * time to the given sum and the given sum of squares.
 */
export function exact(): number {
  const squares = 10 + 90 * 0.09;
  const radius = Math.sqrt(squares - 10);
  let gaps = Array.from({ length: 10 }, (_, i) => Math.cos(3 * i));
  for (let step = 0; step < 400; step += 1) {
    gaps = gaps.map((gap, i) => (i === 0 ? gap + 1 : gap));
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / 10;
    const length = Math.hypot(...gaps.map((gap) => gap - mean));
    gaps = gaps.map((gap) => ((gap - mean) / length) * radius);
  }
  const bound = 1 + (gaps[0] ?? 0);
  return isReached(bound) ? bound : Number.NaN;
}

/** Whether ten equally correlated stocks have this eigenvalue and the given squared correlations. */
function isReached(bound: number): boolean {
  const rho = 0.3;
  const vector = Array.from({ length: 10 }, () => 1);
  const image = vector.map((_, i) =>
    vector.reduce((sum, entry, j) => sum + (i === j ? entry : rho * entry), 0),
  );
  return (
    Math.abs(rho ** 2 - 0.09) < 1e-12 && image.every((entry) => Math.abs(entry - bound) < 1e-9)
  );
}

export function mistakes(): number[] {
  const allSquares = 10 + 90 * 0.09;
  const halfOfThem = 45 * 0.09;
  return [Math.sqrt(allSquares), 1 + Math.sqrt(halfOfThem * (9 / 10))];
}
