const leaves = [
  { score: 0.9, filled: 6, unfilled: 1 },
  { score: 0.4, filled: 2, unfilled: 3 },
  { score: 0.2, filled: 2, unfilled: 6 },
];

/** Lowers the threshold through the scores and adds up the area under the curve. */
export function exact(): number {
  const total = (key: 'filled' | 'unfilled', from: number) =>
    leaves.reduce((sum, leaf) => sum + (leaf.score >= from ? leaf[key] : 0), 0);
  let area = 0;
  let lastRight = 0;
  let lastUp = 0;
  for (const threshold of [0.9, 0.4, 0.2]) {
    const right = total('unfilled', threshold) / total('unfilled', 0);
    const up = total('filled', threshold) / total('filled', 0);
    area += ((right - lastRight) * (up + lastUp)) / 2;
    lastRight = right;
    lastUp = up;
  }
  return area;
}

/** The pairs that are ranked right, with ties counted as wrong, and as right. */
export function mistakes(): number[] {
  let above = 0;
  let tied = 0;
  for (const [i, { filled }] of leaves.entries()) {
    for (const [j, { unfilled }] of leaves.entries()) {
      if (i < j) above += filled * unfilled;
      if (i === j) tied += filled * unfilled;
    }
  }
  return [above / 100, (above + tied) / 100];
}
