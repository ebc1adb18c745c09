const known = 0.6;

interface Choice {
  value: number;
  tryNew: boolean;
}

/** The best choice after so many fills and failures of the new broker, working backward. */
function best(fills: number, failures: number, left: number): Choice {
  if (left === 0) return { value: 0, tryNew: false };
  const chance = (fills + 1) / (fills + failures + 2);
  const withNew =
    chance * (1 + best(fills + 1, failures, left - 1).value) +
    (1 - chance) * best(fills, failures + 1, left - 1).value;
  const withOld = known + best(fills, failures, left - 1).value;
  return { value: Math.max(withNew, withOld), tryNew: withNew > withOld };
}

export function exact(): number {
  return best(0, 0, 4).value;
}

/** What to do, by fills, failures and orders left. */
const plan = [0, 1, 2, 3].map((fills) =>
  [0, 1, 2, 3].map((failures) => [0, 1, 2, 3, 4].map((left) => best(fills, failures, left).tryNew)),
);

export function simulate(random: () => number): number {
  const chance = random();
  let fills = 0;
  let failures = 0;
  let total = 0;
  for (let left = 4; left > 0; left -= 1) {
    if (!plan[fills]?.[failures]?.[left]) {
      if (random() < known) total += 1;
    } else if (random() < chance) {
      fills += 1;
      total += 1;
    } else failures += 1;
  }
  return total;
}

export function mistakes(): number[] {
  const betterOfTheTwo = known * known + (1 - known ** 2) / 2;
  return [4 * known, 4 * betterOfTheTwo];
}

/** With three orders. */
export function followUps(): number[] {
  return [best(0, 0, 3).value];
}
