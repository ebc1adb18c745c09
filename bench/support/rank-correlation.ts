/** Spearman's: 1 if both have the same order. Ignores ties, which measured numbers rarely have. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const ranksOfB = ranksOf(b);
  const squares = ranksOf(a).map((rank, index) => (rank - (ranksOfB[index] ?? 0)) ** 2);
  const sum = squares.reduce((total, square) => total + square, 0);
  return 1 - (6 * sum) / (a.length * (a.length ** 2 - 1));
}

function ranksOf(values: readonly number[]): number[] {
  const ranks: number[] = [];
  const inOrder = values.map((_, index) => index);
  inOrder.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  inOrder.forEach((index, rank) => {
    ranks[index] = rank;
  });
  return ranks;
}
