import { integrate } from '../tools/integrate.ts';

/** Weighs every win rate by how likely it makes the report. */
export function exact(): number {
  const report = (rate: number) => 4 * rate ** 3 * (1 - rate) + rate ** 4;
  const both = integrate((rate) => report(rate) * rate ** 2, 0, 1, 4);
  return both / integrate(report, 0, 1, 4);
}

export function mistakes(): number[] {
  const [afterThree, afterFour] = [(4 / 6) * (5 / 7), (5 / 6) * (6 / 7)];
  const nextMonth = (4 / 6 + 5 / 6) / 2;
  return [nextMonth ** 2, (4 * afterThree + 1 * afterFour) / (4 + 1)];
}

export function simulate(random: () => number): number {
  for (;;) {
    const rate = random();
    let wins = 0;
    for (let month = 0; month < 4; month += 1) if (random() < rate) wins += 1;
    if (wins >= 3) return random() < rate && random() < rate ? 1 : 0;
  }
}

/** Three winning months. */
export function followUps(): number[] {
  const report = (rate: number) => 4 * rate ** 3 * (1 - rate) + rate ** 4;
  const allThree = integrate((rate) => report(rate) * rate ** 3, 0, 1, 8);
  return [allThree / integrate(report, 0, 1, 8)];
}
