import { decimal, point, type Sliders } from '../tools/figure.ts';
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

export function sliders(): Sliders {
  return {
    firstMorning: { from: 0, to: 50, start: 10 },
    secondMorning: { from: 0, to: 50, start: 10 },
  };
}

/** The ratio for each number of days; chances are in percent, and the third morning has the rest. */
export function figure(
  { firstMorning = 10, secondMorning = 10 }: Record<string, number>,
  numbers: Numbers,
): string[] {
  const rest = 100 - firstMorning - secondMorning;
  const chances = [firstMorning, secondMorning, rest].map((percent) => percent / 100);
  const ratios = [1, 2, 3].map((days) => mix(chances, (k) => ratio(numbers, k + 1, days)));
  const worst = ratios.indexOf(Math.max(...ratios));
  const fixed = ratio(numbers, 3, 3);
  const days = ['1 day', '2 days', '3 or more days'][worst] ?? '';
  const bars = ratios.flatMap((height, index) => {
    const [left, right] = [index + 0.15, index + 0.85];
    const color = index === worst ? 'red' : 'blue';
    const corners = [point(left, 1), point(left, height), point(right, height), point(right, 1)];
    return [
      `${color} area: ${corners.join(' ')}`,
      `${color} line: ${corners.join(' ')}`,
      `label above ${color}: ${point(index + 0.5, 1)} ${height.toFixed(2)}`,
    ];
  });
  return [
    `alt: The third morning has ${rest}%. The worst case is ${days}, at ${decimal(ratios[worst] ?? 0, 3)} times the cheapest cost.`,
    'x: 0 to 5',
    'y: 1 to 2',
    'x axis: days that the machine is needed',
    'x ticks: 0.5 = 1, 1.5 = 2, 2.5 = 3 or more',
    'y axis: times the cheapest cost',
    'y ticks: 1, 1.25, 1.5, 1.75, 2',
    `dashed gray line: 0,${decimal(fixed)} 5,${decimal(fixed)}`,
    `label above gray: 4,${decimal(fixed)} best fixed day`,
    ...bars,
  ];
}
