import { integrate } from '../tools/integrate.ts';

/** Integrates the joint likelihood over all pairs, and over those in which A is better. */
export function exact(): number {
  const likelihoodA = (a: number) => a ** 3;
  const likelihoodB = (b: number) => 10 * b ** 9 * (1 - b);
  const all = integrate(likelihoodA, 0, 1, 4) * integrate(likelihoodB, 0, 1, 4);
  const better = integrate((b) => likelihoodB(b) * integrate(likelihoodA, b, 1, 2), 0, 1, 4);
  return better / all;
}

export function mistakes(): number[] {
  const densityB = (b: number) => 110 * b ** 9 * (1 - b);
  return [1 - integrate((b) => b ** 3 * densityB(b), 0, 1, 4)];
}

/** Draws brokers until both have produced the observed records. */
export function simulate(random: () => number): number {
  const a = brokerWith(random, 3, 3);
  const b = brokerWith(random, 9, 10);
  return a > b ? 1 : 0;
}

function brokerWith(random: () => number, fills: number, orders: number): number {
  for (;;) {
    const chance = random();
    let filled = 0;
    for (let order = 0; order < orders; order += 1) if (random() < chance) filled += 1;
    if (filled === fills) return chance;
  }
}

/** A fills five of five rather than three of three: the ratio of their chances beforehand. */
export function followUps(): number[] {
  const chance = (fills: number) => integrate((a) => a ** fills, 0, 1, 4);
  return [chance(5) / chance(3)];
}
