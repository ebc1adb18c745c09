const days = 6;

/** How many days the best rule gets right, for outcomes given as bits: tries every rule. */
function bestRight(outcomes: number, days: number): number {
  let best = 0;
  for (let below = 0; below <= days; below += 1) {
    let right = 0;
    for (let day = 0; day < days; day += 1) {
      const up = (outcomes >> day) & 1;
      if (up === (day >= below ? 1 : 0)) right += 1;
    }
    best = Math.max(best, right, days - right);
  }
  return best;
}

export function exact(): number {
  let sum = 0;
  for (let outcomes = 0; outcomes < 2 ** days; outcomes += 1) sum += bestRight(outcomes, days);
  return sum / 2 ** days / days;
}

export function simulate(random: () => number): number {
  return bestRight(Math.floor(random() * 2 ** days), days) / days;
}

/** A rule fixed in advance, and the best one that says up above its threshold. */
export function mistakes(): number[] {
  let sum = 0;
  for (let outcomes = 0; outcomes < 2 ** days; outcomes += 1) {
    const rightFrom = Array.from({ length: days + 1 }, (_, below) => {
      let right = 0;
      for (let day = 0; day < days; day += 1) {
        if (((outcomes >> day) & 1) === (day >= below ? 1 : 0)) right += 1;
      }
      return right;
    });
    sum += Math.max(...rightFrom);
  }
  return [1 / 2, sum / 2 ** days / days];
}

/** Four days. */
export function followUps(): number[] {
  let sum = 0;
  for (let outcomes = 0; outcomes < 2 ** 4; outcomes += 1) sum += bestRight(outcomes, 4);
  return [sum / 2 ** 4 / 4];
}
