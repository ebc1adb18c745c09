import { integrate } from '../tools/integrate.ts';

/** For each first break, the measure of second breaks that leave no piece longer than the other two. */
export function exact(): number {
  const chance = (first: number) => {
    const longer = Math.max(first, 1 - first);
    const shorter = 1 - longer;
    const lowest = (longer - shorter) / 2;
    const highest = (longer + shorter) / 2;
    return (highest - lowest) / longer;
  };
  return integrate(chance, 0, 0.5) + integrate(chance, 0.5, 1);
}

export function simulate(random: () => number): number {
  const first = random();
  const longer = Math.max(first, 1 - first);
  const second = random() * longer;
  return Math.max(second, longer - second, 1 - longer) < 1 / 2 ? 1 : 0;
}

export function mistakes(): number[] {
  const twoPoints = 1 / 4;
  const averageLonger = 3 / 4;
  return [twoPoints, (1 - averageLonger) / averageLonger];
}

/** For each first break, the measure of second breaks that leave both new pieces longer than the old one. */
export function followUps(): number[] {
  const chance = (shorter: number) => Math.max(0, 1 - 3 * shorter) / (1 - shorter);
  return [2 * integrate(chance, 0, 1 / 3, 20)];
}
