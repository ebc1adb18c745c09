/** Backward through the tree, with and without the right to exercise early. */
export function exact(): number {
  return value(64, 0, true) - value(64, 0, false);
}

export function mistakes(): number[] {
  const gainAfterTwoFalls = 72 - 36 - value(36, 2, false);
  const gainAfterOneFall = 72 - 48 - value(48, 1, false);
  return [(4 / 9) ** 2 * gainAfterTwoFalls, gainAfterOneFall / 2];
}

function value(price: number, step: number, early: boolean): number {
  const exercise = Math.max(72 - price, 0);
  if (step === 3) return exercise;
  const up = value(price * 1.5, step + 1, early);
  const down = value(price * 0.75, step + 1, early);
  const chance = (9 / 8 - 0.75) / (1.5 - 0.75);
  const wait = (8 / 9) * (chance * up + (1 - chance) * down);
  return early ? Math.max(exercise, wait) : wait;
}

/** One path: what the American holder gets by exercising when that is best, less the European. */
export function simulate(random: () => number): number {
  let price = 64;
  let american = -1;
  for (let step = 0; step < 3; step += 1) {
    if (american < 0 && stops[step]?.has(price)) american = (72 - price) * (8 / 9) ** step;
    price *= random() < 0.5 ? 1.5 : 0.75;
  }
  const european = Math.max(72 - price, 0) * (8 / 9) ** 3;
  return (american < 0 ? european : american) - european;
}

/** The prices at each time at which exercising pays more than waiting. */
const stops = [[64], [96, 48], [144, 72, 36]].map(
  (prices, step) =>
    new Set(
      prices.filter((price) => {
        const later = value(price * 1.5, step + 1, true) + value(price * 0.75, step + 1, true);
        return 72 - price > (4 / 9) * later;
      }),
    ),
);
