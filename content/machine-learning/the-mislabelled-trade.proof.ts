/** Runs the three rounds with exponentials as stated; trade 0 is the mislabeled one. */
export function exact(): number {
  const rounds = [
    [0, 1, 2, 3, 4],
    [0, 5, 6, 7],
    [0, 8, 9, 10, 11],
  ];
  let weights = Array.from({ length: 20 }, () => 1 / 20);
  for (const wrong of rounds) {
    const error = wrong.reduce((sum, trade) => sum + (weights[trade] ?? 0), 0);
    const alpha = Math.log((1 - error) / error) / 2;
    weights = weights.map(
      (weight, trade) => weight * Math.exp(wrong.includes(trade) ? alpha : -alpha),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    weights = weights.map((weight) => weight / total);
  }
  return weights[0] ?? 0;
}

export function mistakes(): number[] {
  const lastRoundShare = 1 / 2 / 5;
  const counted = [5, 4, 5].reduce((weight, wrong) => weight / (2 * (wrong / 20)), 1 / 20);
  return [lastRoundShare, counted];
}
