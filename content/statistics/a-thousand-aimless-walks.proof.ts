import { seededRandom } from '../tools/seeded-random.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

const steps = 250;

/** The slope of the regression, by its definition, for one random walk. */
function slope(random: () => number): number {
  const levels: number[] = [];
  const changes: number[] = [];
  let level = 0;
  for (let step = 0; step < steps; step += 1) {
    const change = random() < 0.5 ? 1 : -1;
    levels.push(level);
    changes.push(change);
    level += change;
  }
  const mean = levels.reduce((sum, value) => sum + value, 0) / steps;
  let [products, squares] = [0, 0];
  for (const [i, value] of levels.entries()) {
    products += (value - mean) * (changes[i] ?? 0);
    squares += (value - mean) ** 2;
  }
  return products / squares;
}

export function exact(): number {
  const random = seededRandom(7);
  const walks = 2_000;
  let negative = 0;
  for (let walk = 0; walk < walks; walk += 1) {
    if (slope(random) < 0) negative += 1;
  }
  const found = (1_000 * negative) / walks;
  return theTrueOne([50, 500, 950, 700].map((claimed) => Math.abs(found - claimed) < 25));
}
