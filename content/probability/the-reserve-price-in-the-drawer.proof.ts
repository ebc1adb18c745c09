import { integrate } from '../tools/integrate.ts';

const reserve = 50;

/** Integrates the price over the joint density of the two highest of three bids. */
export function exact(): number {
  const density = (second: number) => (6 * second) / 100 ** 3;
  const below = integrate((second) => reserve * density(second), 0, reserve, 4);
  return integrate(
    (first) => below + integrate((second) => second * density(second), reserve, first, 4),
    reserve,
    100,
    20,
  );
}

export function mistakes(): number[] {
  const allBelow = (reserve / 100) ** 3;
  const density = (second: number) => (6 * second * (100 - second)) / 100 ** 3;
  return [exact() + reserve * allBelow, integrate((second) => second * density(second), 0, 100, 4)];
}

export function simulate(random: () => number): number {
  let first = 0;
  let second = 0;
  for (let bidder = 0; bidder < 3; bidder += 1) {
    const bid = 100 * random();
    if (bid > first) {
      second = first;
      first = bid;
    } else if (bid > second) second = bid;
  }
  return first < reserve ? 0 : Math.max(second, reserve);
}
