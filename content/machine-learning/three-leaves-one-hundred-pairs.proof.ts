interface Numbers {
  high: number;
  middle: number;
  highNot: number;
  middleNot: number;
}

const leavesOf = ({ high, middle, highNot, middleNot }: Numbers) => [
  { score: 0.9, filled: high, unfilled: highNot },
  { score: 0.4, filled: middle, unfilled: middleNot },
  { score: 0.2, filled: 10 - high - middle, unfilled: 10 - highNot - middleNot },
];

/** Lowers the threshold through the scores and adds up the area under the curve. */
export function exact(numbers: Numbers): number {
  const leaves = leavesOf(numbers);
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

/** Compares each filled quote with each unfilled one. */
export function check(numbers: Numbers): number {
  const { above, tied } = countPairs(numbers);
  return (above + tied / 2) / 100;
}

/** With ties counted as wrong, and as right. */
export function mistakes(numbers: Numbers): number[] {
  const { above, tied } = countPairs(numbers);
  return [above / 100, (above + tied) / 100];
}

/** The pairs that are ranked right, and those with equal scores. */
function countPairs(numbers: Numbers): { above: number; tied: number } {
  const leaves = leavesOf(numbers);
  let above = 0;
  let tied = 0;
  for (const [i, { filled }] of leaves.entries()) {
    for (const [j, { unfilled }] of leaves.entries()) {
      if (i < j) above += filled * unfilled;
      if (i === j) tied += filled * unfilled;
    }
  }
  return { above, tied };
}

/** Pair by pair, with one score for the two lower leaves. */
export function followUps(numbers: Numbers): number[] {
  const leaves = leavesOf(numbers).map((leaf) => ({ ...leaf, score: Math.max(leaf.score, 0.4) }));
  let count = 0;
  for (const { score, filled } of leaves) {
    for (const other of leaves) {
      const won = score > other.score ? 1 : score === other.score ? 1 / 2 : 0;
      count += filled * other.unfilled * won;
    }
  }
  return [count / 100];
}
