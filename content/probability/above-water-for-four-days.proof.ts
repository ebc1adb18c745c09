const sizes = [1, 1.3, 2.8, 3.45];

/** Results of given sizes, in every order and with every combination of signs. */
function chanceFor(sizes: number[]): number {
  let all = 0;
  let aboveWater = 0;
  function extend(used: number, total: number, positive: boolean): void {
    if (used === 2 ** sizes.length - 1) {
      all += 1;
      if (positive) aboveWater += 1;
      return;
    }
    for (const [i, size] of sizes.entries()) {
      if ((used >> i) & 1) continue;
      extend(used | (1 << i), total + size, positive && total + size > 0);
      extend(used | (1 << i), total - size, positive && total - size > 0);
    }
  }
  extend(0, 0, true);
  return aboveWater / all;
}

export function exact(): number {
  return chanceFor(sizes);
}

export function mistakes(): number[] {
  const totals = 1 + sizes.length;
  return [(1 / 2) ** sizes.length, 1 / totals];
}

export function simulate(random: () => number): number {
  let total = 0;
  for (let day = 0; day < 4; day += 1) {
    total += 2 * random() - 1;
    if (total <= 0) return 0;
  }
  return 1;
}

/** One day more. */
export function followUps(): number[] {
  return [chanceFor([...sizes, 2.07])];
}
