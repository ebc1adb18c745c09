import { integrate } from '../tools/integrate.ts';

interface Numbers {
  times: number;
}

/** For each first number, the share of second numbers that are small or large enough, between the kinks. */
function share(low: (x: number) => number, high: (x: number) => number, kink: number): number {
  const both = (x: number) => Math.min(1, low(x)) + Math.max(0, 1 - high(x));
  return integrate(both, 0, kink) + integrate(both, kink, 1);
}

export function exact({ times }: Numbers): number {
  return share(
    (x) => x / times,
    (x) => x * times,
    1 / times,
  );
}

export function simulate(random: () => number, { times }: Numbers): number {
  const [first, second] = [100 * random(), 100 * random()];
  return first >= times * second || second >= times * first ? 1 : 0;
}

/** The first number is higher; both numbers are cut down. */
export function mistakes({ times }: Numbers): number[] {
  const cutDown = integrate(() => 1 / times, 0, 1 / times);
  return [integrate((x) => x / times, 0, 1), cutDown];
}
