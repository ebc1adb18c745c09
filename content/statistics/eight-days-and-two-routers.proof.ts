const slippage = [2, 3, 6, 7, 4, 9, 10, 11];

/** Goes through all choices of four of the eight days. */
export function exact(): number {
  let choices = 0;
  let extreme = 0;
  for (let pattern = 0; pattern < 256; pattern += 1) {
    const chosen = slippage.filter((_, day) => (pattern >> day) & 1);
    if (chosen.length !== 4) continue;
    choices += 1;
    if (chosen.reduce((sum, value) => sum + value, 0) <= 2 + 3 + 6 + 7) extreme += 1;
  }
  return extreme / choices;
}

export function mistakes(): number[] {
  let smaller = 0;
  for (let pattern = 0; pattern < 256; pattern += 1) {
    const chosen = slippage.filter((_, day) => (pattern >> day) & 1);
    if (chosen.length !== 4) continue;
    if (chosen.reduce((sum, value) => sum + value, 0) < 2 + 3 + 6 + 7) smaller += 1;
  }
  return [(smaller + 1) / 70, smaller / 70];
}

/** Draws the four days one after another. */
export function simulate(random: () => number): number {
  let sum = 0;
  let missing = 4;
  for (let day = 0; day < 8; day += 1) {
    if (random() * (8 - day) >= missing) continue;
    sum += slippage[day] ?? 0;
    missing -= 1;
  }
  return sum <= 18 ? 1 : 0;
}

/** Tosses four coins, one for each pair. */
export function followUps(): number[] {
  const pairs = [
    [2, 4],
    [3, 9],
    [6, 10],
    [7, 11],
  ] as const;
  let extreme = 0;
  for (let coins = 0; coins < 16; coins += 1) {
    const sum = pairs.reduce((total, pair, i) => total + pair[((coins >> i) & 1) as 0 | 1], 0);
    if (sum <= 18) extreme += 1;
  }
  return [extreme / 16];
}
