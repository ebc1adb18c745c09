import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  rent: number;
  /** Between two and three days' rent. */
  price: number;
}

/** The cost of buying on the given day, as a multiple of the cheapest, if so many days are needed. */
function ratio({ rent, price }: Numbers, buyOn: number, days: number): number {
  const cost = days < buyOn ? rent * days : rent * (buyOn - 1) + price;
  return cost / Math.min(rent * days, price);
}

/**
 * Makes the firm's mixture over the purchase days 1 to 3 equally good against 1, 2 and many days,
 * and the adversary's mixture equally bad for all purchase days. If neither can be beaten by any
 * other choice, both guarantee the same number, the value of the game.
 */
export function exact(numbers: Numbers): number {
  const buys = [1, 2, 3];
  const needs = [1, 2, 100];
  const firm = equalize(needs.map((days) => buys.map((day) => ratio(numbers, day, days))));
  const adversary = equalize(buys.map((day) => needs.map((days) => ratio(numbers, day, days))));
  let worst = 0;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i <= 200; i += 1) {
    worst = Math.max(
      worst,
      mix(firm, (k) => ratio(numbers, buys[k] ?? 0, i)),
    );
    best = Math.min(
      best,
      mix(adversary, (k) => ratio(numbers, i, needs[k] ?? 0)),
    );
  }
  return Math.abs(worst - best) < 1e-12 ? worst : Number.NaN;
}

export function mistakes(numbers: Numbers): number[] {
  const worstCase = (day: number) =>
    Math.max(...[1, 2, 3, 4].map((days) => ratio(numbers, day, days)));
  return [Math.min(...[1, 2, 3].map(worstCase)), Math.E / (Math.E - 1)];
}

/** The probabilities that give all rows the same mean. */
function equalize(rows: number[][]): number[] {
  const matrix = [...rows.map((row) => [...row, -1]), [...rows.map(() => 1), 0]];
  return solveLinear(matrix, [...rows.map(() => 0), 1]).slice(0, rows.length);
}

function mix(weights: number[], value: (index: number) => number): number {
  return weights.reduce((sum, weight, index) => sum + weight * value(index), 0);
}

/** For two days' rent: the best share of purchases on the first morning, by trying many of them. */
export function followUps(): number[] {
  const numbers = { rent: 1, price: 2 };
  let best = Number.POSITIVE_INFINITY;
  for (let first = 0; first <= 3000; first += 1) {
    for (const later of [2, 3]) {
      let worst = 0;
      for (const days of [1, 2, 3, 50]) {
        const cost = first * ratio(numbers, 1, days) + (3000 - first) * ratio(numbers, later, days);
        worst = Math.max(worst, cost / 3000);
      }
      best = Math.min(best, worst);
    }
  }
  return [best];
}
