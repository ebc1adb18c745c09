import { drawNormal } from '../tools/normal.ts';

/**
 * Enumerates the days of the week on which the stock trades. The last of them is where its Friday
 * price stops, and every market day up to it counts.
 */
export function exact(): number {
  let captured = 0;
  for (let pattern = 0; pattern < 32; pattern += 1) {
    let weight = 1;
    let last = 0;
    for (let day = 1; day <= 5; day += 1) {
      const trades = Math.floor(pattern / 2 ** (day - 1)) % 2 === 1;
      weight *= trades ? 2 / 3 : 1 / 3;
      if (trades) last = day;
    }
    captured += weight * last;
  }
  return (1.5 * captured) / 5;
}

/** One week: the shown return times the market's, over the market's weekly variance. */
export function simulate(random: () => number): number {
  let market = 0;
  let shown = 0;
  let hidden = 0;
  while (random() >= 2 / 3) hidden += 1.5 * drawNormal(random);
  for (let day = 1; day <= 5; day += 1) {
    const move = drawNormal(random);
    market += move;
    hidden += 1.5 * move;
    if (random() < 2 / 3) {
      shown += hidden;
      hidden = 0;
    }
  }
  return (shown * market) / 5;
}

export function mistakes(): number[] {
  const daily = 1.5 * (2 / 3);
  const onlyFriday = (1.5 * (4 + 2 / 3)) / 5;
  return [daily, onlyFriday];
}

/** Over the four ways to trade yesterday and today: is yesterday's move in today's return? */
export function followUps(): number[] {
  let slope = 0;
  for (const yesterday of [true, false]) {
    for (const today of [true, false]) {
      const chance = (yesterday ? 2 / 3 : 1 / 3) * (today ? 2 / 3 : 1 / 3);
      if (today && !yesterday) slope += 1.5 * chance;
    }
  }
  return [slope];
}
