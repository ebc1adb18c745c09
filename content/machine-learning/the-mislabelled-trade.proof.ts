const threeRounds = [
  [0, 1, 2, 3, 4],
  [0, 5, 6, 7],
  [0, 8, 9, 10, 11],
];

/** Runs the rounds with exponentials as stated; trade 0 is the mislabeled one. */
function weightAfter(rounds: number[][]): number {
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

export function exact(): number {
  return weightAfter(threeRounds);
}

export function mistakes(): number[] {
  const lastRoundShare = 1 / 2 / 5;
  const counted = [5, 4, 5].reduce((weight, wrong) => weight / (2 * (wrong / 20)), 1 / 20);
  return [lastRoundShare, counted];
}

/** Round 4 is wrong on one of round 3's trades. */
export function followUps(): number[] {
  return [weightAfter([...threeRounds, [0, 8]])];
}
