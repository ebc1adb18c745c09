/** The best chance from each amount, trying every stake again and again until nothing changes. */
function solve(): { chance: number[]; stake: number[] } {
  let chance = [0, 0, 0, 0, 0, 1];
  let stake = [0, 0, 0, 0, 0, 0];
  for (let round = 0; round < 200; round += 1) {
    const next = [...chance];
    stake = [0, 0, 0, 0, 0, 0];
    for (let money = 1; money < 5; money += 1) {
      let best = 0;
      for (let bet = 1; bet <= money; bet += 1) {
        const up = chance[Math.min(5, money + bet)] ?? 0;
        const down = chance[money - bet] ?? 0;
        const here = 0.4 * up + 0.6 * down;
        if (here > best + 1e-12) {
          best = here;
          stake[money] = bet;
        }
      }
      next[money] = best;
    }
    chance = next;
  }
  return { chance, stake };
}

const { chance, stake } = solve();

export function exact(): number {
  return chance[3] ?? 0;
}

export function mistakes(): number[] {
  const odds = 0.6 / 0.4;
  const timid = (odds ** 3 - 1) / (odds ** 5 - 1);
  return [timid, 0.4];
}

export function simulate(random: () => number): number {
  let money = 3;
  while (money > 0 && money < 5) {
    const bet = stake[money] ?? 0;
    money += random() < 0.4 ? bet : -bet;
  }
  return money >= 5 ? 1 : 0;
}

/** Steps of one thousand in a favorable game, until nothing changes. */
export function followUps(): number[] {
  let reaching = [0, 0, 0, 0, 0, 1];
  for (let round = 0; round < 400; round += 1) {
    reaching = reaching.map((here, money) =>
      money === 0 || money === 5
        ? here
        : 0.6 * (reaching[money + 1] ?? 0) + 0.4 * (reaching[money - 1] ?? 0),
    );
  }
  return [reaching[3] ?? 0];
}
