import { choose } from '../tools/choose.ts';

/** What a box with so many winners and losers left is worth, from the empty box upward. */
const worth: number[][] = [];
for (let winners = 0; winners <= 5; winners += 1) {
  const row: number[] = [];
  for (let losers = 0; losers <= 6; losers += 1) {
    const win = (winners / (winners + losers)) * (1 + (worth[winners - 1]?.[losers] ?? 0));
    const lose = (losers / (winners + losers)) * ((row[losers - 1] ?? 0) - 1);
    row.push(winners === 0 ? 0 : Math.max(0, win + lose));
  }
  worth.push(row);
}

export function exact(): number {
  return worth[5]?.[6] ?? 0;
}

export function mistakes(): number[] {
  const everAhead = choose(11, 4) / choose(11, 5);
  return [Math.max(0, 5 - 6), everAhead - (1 - everAhead)];
}

export function simulate(random: () => number): number {
  let winners = 5;
  let losers = 6;
  let money = 0;
  while ((worth[winners]?.[losers] ?? 0) > 0) {
    if (random() * (winners + losers) < winners) {
      winners -= 1;
      money += 1;
    } else {
      losers -= 1;
      money -= 1;
    }
  }
  return money;
}

/** Plays out every order of the tickets, with the best decision before each. */
export function followUps(): number[] {
  const best = (winners: number, losers: number): number => {
    if (losers === 0 || winners === 0) return winners;
    const won = winners * (1 + best(winners - 1, losers));
    const lost = losers * (best(winners, losers - 1) - 1);
    return Math.max(0, (won + lost) / (winners + losers));
  };
  return [best(5, 7)];
}
