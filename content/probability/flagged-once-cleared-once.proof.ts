/** Sorts a book of 20,000 tickets, in which every proportion comes out whole. */
export function exact(): number {
  const bad = 20_000 / 100;
  const good = 20_000 - bad;
  const badFlagged = (bad * 9) / 10;
  const goodFlagged = good / 20;
  const badThenCleared = badFlagged - (badFlagged * 4) / 5;
  const goodThenCleared = goodFlagged - goodFlagged / 10;
  return badThenCleared / (badThenCleared + goodThenCleared);
}

export function mistakes(): number[] {
  const evidence = (0.9 / 0.05) * (0.2 / 0.9);
  return [evidence / 99, evidence / (1 + evidence)];
}

/** Draws tickets until one is flagged by the first check and cleared by the second. */
export function simulate(random: () => number): number {
  for (;;) {
    const bad = random() < 0.01;
    if (random() < (bad ? 0.9 : 0.05) && random() >= (bad ? 0.8 : 0.1)) return bad ? 1 : 0;
  }
}
