import { normalCdf } from '../tools/normal.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

const days = 2_000;
const deviations = [1, 3] as const;

/** The chance that two days so far apart have the same season; from the hat, always one half. */
function sameSeason(distance: number, change: number): number {
  let same = 1;
  for (let step = 0; step < distance; step += 1) same = same * (1 - change) + (1 - same) * change;
  return same;
}

/** The variance of the average of some function of the returns, from its moments in each season. */
function varianceOfAverage(means: readonly number[], squares: readonly number[], change: number) {
  const [calm = 0, wild = 0] = means;
  const mean = (calm + wild) / 2;
  let sum = days * (((squares[0] ?? 0) + (squares[1] ?? 0)) / 2 - mean ** 2);
  for (let distance = 1; distance < days; distance += 1) {
    const same = distance < 400 ? sameSeason(distance, change) : 0.5;
    const product = (same * (calm ** 2 + wild ** 2)) / 2 + (1 - same) * calm * wild;
    sum += 2 * (days - distance) * (product - mean ** 2);
  }
  return sum / days ** 2;
}

function twoBadDays(change: number): number {
  const [calm = 0, wild = 0] = deviations.map((deviation) => normalCdf(-3 / deviation));
  return ((1 - change) * (calm ** 2 + wild ** 2)) / 2 + change * calm * wild;
}

/** Follows the number of wild days among ten, with the season of the last one. */
function tenBadDays(change: number): number {
  let calm = [0.5, ...Array.from({ length: 10 }, () => 0)];
  let wild = [0, 0.5, ...Array.from({ length: 9 }, () => 0)];
  for (let day = 1; day < 10; day += 1) {
    const at = (list: number[], count: number) => list[count] ?? 0;
    const nextCalm = calm.map((chance, k) => (1 - change) * chance + change * at(wild, k));
    wild = wild.map((_, k) => change * at(calm, k - 1) + (1 - change) * at(wild, k - 1));
    calm = nextCalm;
  }
  return calm.reduce((sum, chance, k) => {
    const deviation = Math.sqrt(10 - k + 9 * k);
    return sum + (chance + (wild[k] ?? 0)) * normalCdf(-15 / deviation);
  }, 0);
}

export function exact(): number {
  const figures = (change: number) => [
    Math.sqrt(varianceOfAverage([1, 9], [3, 243], change)),
    twoBadDays(change),
    tenBadDays(change),
    Math.sqrt(varianceOfAverage([0, 0], [1, 9], change)),
  ];
  const [market, hat] = [figures(0.05), figures(0.5)];
  return theTrueOne(market.map((value, i) => Math.abs((hat[i] ?? 0) / value - 1) < 0.1));
}
