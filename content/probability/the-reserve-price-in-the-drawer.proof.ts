import { integrate } from '../tools/integrate.ts';

interface Numbers {
  reserve: number;
  top: number;
}

/** Integrates the price over the joint density of the two highest of three bids. */
export function exact({ reserve, top }: Numbers): number {
  const density = (second: number) => (6 * second) / top ** 3;
  const below = integrate((second) => reserve * density(second), 0, reserve, 4);
  return integrate(
    (first) => below + integrate((second) => second * density(second), reserve, first, 4),
    reserve,
    top,
    20,
  );
}

export function mistakes(numbers: Numbers): number[] {
  const { reserve, top } = numbers;
  const allBelow = (reserve / top) ** 3;
  const density = (second: number) => (6 * second * (top - second)) / top ** 3;
  const secondBid = integrate((second) => second * density(second), 0, top, 4);
  return [exact(numbers) + reserve * allBelow, secondBid];
}

export function simulate(random: () => number, { reserve, top }: Numbers): number {
  let first = 0;
  let second = 0;
  for (let bidder = 0; bidder < 3; bidder += 1) {
    const bid = top * random();
    if (bid > first) {
      second = first;
      first = bid;
    } else if (bid > second) second = bid;
  }
  return first < reserve ? 0 : Math.max(second, reserve);
}

/** Two bidders: integrates the price over the higher of the two bids. */
export function followUps({ reserve, top }: Numbers): number[] {
  const price = (first: number) =>
    reserve * reserve + integrate((second) => second, reserve, first, 1);
  return [integrate((first) => (2 / top ** 2) * price(first), reserve, top, 4)];
}
