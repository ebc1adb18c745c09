import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalCdf, normalDensity } from '../tools/normal.ts';

/** Weighs every move by how likely it makes two positive signals. */
export function exact(): number {
  const bothPositive = (move: number) => normalDensity(move) * normalCdf(move) ** 2;
  const up = integrate(bothPositive, 0, 9, 40);
  return up / (up + integrate(bothPositive, -9, 0, 40));
}

export function simulate(random: () => number): number {
  for (;;) {
    const move = drawNormal(random);
    if (move + drawNormal(random) > 0 && move + drawNormal(random) > 0) return move > 0 ? 1 : 0;
  }
}

/** One vote alone, and two votes as if each were right three times in four, whatever the other says. */
export function mistakes(): number[] {
  const right = integrate((move) => 2 * normalDensity(move) * normalCdf(move), 0, 9, 40);
  return [right, right ** 2 / (right ** 2 + (1 - right) ** 2)];
}

/** Two votes for up and one for down: weighs every move by how likely it makes them. */
export function followUps(): number[] {
  const votes = (move: number) =>
    normalDensity(move) * normalCdf(move) ** 2 * (1 - normalCdf(move));
  const positive = integrate(votes, 0, 9, 40);
  return [positive / (positive + integrate(votes, -9, 0, 40))];
}
