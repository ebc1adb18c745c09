/** Value iteration, until the last digits settle: the values when fresh, worn and stale. */
function bestValues(wornProfit: number): number[] {
  const discount = 0.9;
  let fresh = 0;
  let worn = 0;
  let stale = 0;
  for (let month = 0; month < 600; month += 1) {
    const retrain = discount * fresh;
    const next = [
      Math.max(10 + discount * (fresh / 2 + worn / 2), retrain),
      Math.max(wornProfit + discount * (worn / 2 + stale / 2), retrain),
      Math.max(2 + discount * stale, retrain),
    ];
    [fresh = 0, worn = 0, stale = 0] = next;
  }
  return [fresh, worn, stale];
}

export function exact(): number {
  return bestValues(7)[0] ?? Number.NaN;
}

/**
 * Earnings until the business ends: instead of discounting, it ends after each month with
 * probability 0.1. Fresh and worn models trade, stale ones are retrained.
 */
export function simulate(random: () => number): number {
  const earnings = [10, 7, 0];
  let state = 0;
  let total = 0;
  do {
    total += earnings[state] ?? 0;
    if (state === 2) state = 0;
    else if (random() < 0.5) state += 1;
  } while (random() < 0.9);
  return total;
}

export function mistakes(): number[] {
  const retrainingWhenWorn = 10 / (1 - 0.45 - 0.45 * 0.9);
  const averageMonth = (2 * 10 + 2 * 7) / 5;
  return [retrainingWhenWorn, averageMonth / (1 - 0.9)];
}

/** The profit at which a month of trading with a worn model is as good as retraining it. */
export function followUps(): number[] {
  let [low, high] = [2, 10];
  for (let halving = 0; halving < 50; halving += 1) {
    const profit = (low + high) / 2;
    const [fresh = 0, worn = 0, stale = 0] = bestValues(profit);
    if (profit + 0.45 * worn + 0.45 * stale < 0.9 * fresh) low = profit;
    else high = profit;
  }
  return [low];
}
