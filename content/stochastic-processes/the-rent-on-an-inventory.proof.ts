/**
 * Carries the probabilities of all inventories forward tick by tick, and with them the fee paid so
 * far, until practically nothing is left between the ends.
 */
export function exact(): number {
  let weight: number[] = Array.from({ length: 11 }, (_, x) => (x === 4 ? 1 : 0));
  let paid = weight.map(() => 0);
  let flatWeight = 0;
  let flatPaid = 0;
  for (let tick = 0; tick < 2000; tick += 1) {
    const paidAfterFee = paid.map((sum, x) => sum + x * (weight[x] ?? 0));
    weight = move(weight);
    paid = move(paidAfterFee);
    flatWeight += weight[0] ?? 0;
    flatPaid += paid[0] ?? 0;
  }
  return flatPaid / flatWeight;
}

export function mistakes(): number[] {
  // The cube of the inventory grows on average by three times the fee.
  const overall = (10 ** 3 * (4 / 10) - 4 ** 3) / 3;
  return [overall, exact() * (1 - 4 / 10)];
}

function move(before: number[]): number[] {
  const inside = (x: number) => (x > 0 && x < 10 ? (before[x] ?? 0) : 0);
  return before.map((_, x) => (inside(x - 1) + inside(x + 1)) / 2);
}

export function simulate(random: () => number): number {
  for (;;) {
    let lots = 4;
    let fee = 0;
    while (lots > 0 && lots < 10) {
      fee += lots;
      lots += random() < 0.5 ? 1 : -1;
    }
    if (lots === 0) return fee;
  }
}

/** The ticks on the paths that end flat. */
export function followUps(): number[] {
  let weight: number[] = Array.from({ length: 11 }, (_, x) => (x === 4 ? 1 : 0));
  let [flat, ticks] = [0, 0];
  for (let tick = 1; tick <= 2000; tick += 1) {
    weight = move(weight);
    flat += weight[0] ?? 0;
    ticks += tick * (weight[0] ?? 0);
  }
  return [ticks / flat];
}
