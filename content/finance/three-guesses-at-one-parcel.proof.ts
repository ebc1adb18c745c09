import { integrate } from '../tools/integrate.ts';

interface Numbers {
  top: number;
}

/** The mean of the value given that two signals equal `signal` and the third is below it. */
function bid(signal: number): number {
  if (signal === 0) return 0;
  return integrate((third) => (2 * signal + third) / 3 / signal, 0, signal, 1);
}

/** Integrates the winner's profit over the ordered signals; each order has the same weight. */
export function exact({ top }: Numbers): number {
  return integrate(
    (first) =>
      integrate(
        (second) => {
          const profit = (third: number) => (first + second + third) / 3 - bid(second);
          return integrate(profit, 0, second, 1);
        },
        0,
        first,
        2,
      ) *
      (6 / top ** 3),
    0,
    top,
    2,
  );
}

export function simulate(random: () => number, { top }: Numbers): number {
  const a = top * random();
  const b = top * random();
  const c = top * random();
  const second = a + b + c - Math.max(a, b, c) - Math.min(a, b, c);
  return (a + b + c) / 3 - bid(second);
}

export function mistakes({ top }: Numbers): number[] {
  const [mean, middle] = [top / 2, top / 2];
  const byOwnEstimate = mean - (middle + mean + mean) / 3;
  const givenAWin = mean - (middle + middle / 2 + middle / 2) / 3;
  return [byOwnEstimate, givenAWin];
}
