import { choose } from '../tools/choose.ts';
import { integrate } from '../tools/integrate.ts';

/** Integrates the chance that some share exceeds x, by inclusion and exclusion, piece by piece. */
export function exact(): number {
  const someShareExceeds = (x: number) => {
    let chance = 0;
    for (let k = 1; k <= 4 && k * x < 1; k += 1) {
      chance -= (-1) ** k * choose(4, k) * (1 - k * x) ** 3;
    }
    return chance;
  };
  const kinks = [0, 1 / 4, 1 / 3, 1 / 2, 1];
  return kinks
    .slice(1)
    .reduce((sum, end, i) => sum + integrate(someShareExceeds, kinks[i] ?? 0, end, 4), 0);
}

export function mistakes(): number[] {
  const longestOf = (pieces: number) => {
    let sum = 0;
    for (let k = 1; k <= pieces; k += 1) sum += 1 / k;
    return sum / pieces;
  };
  const meanSquareOfArc = integrate((x) => x ** 2 * 3 * (1 - x) ** 2, 0, 1, 4);
  return [longestOf(5), 4 * meanSquareOfArc];
}

/** The largest distance from a point to the next one on the ring, without sorting. */
export function simulate(random: () => number): number {
  const a = random();
  const b = random();
  const c = random();
  const d = random();
  return Math.max(gap(a, b, c, d), gap(b, a, c, d), gap(c, a, b, d), gap(d, a, b, c));
}

function gap(from: number, p: number, q: number, r: number): number {
  return Math.min(ahead(p - from), ahead(q - from), ahead(r - from));
}

function ahead(distance: number): number {
  return distance < 0 ? distance + 1 : distance;
}

/** Integrates the chance that all arcs exceed x: each of them gives up x, and the rest is cut as before. */
export function followUps(): number[] {
  return [integrate((x) => (1 - 4 * x) ** 3, 0, 1 / 4, 1)];
}
