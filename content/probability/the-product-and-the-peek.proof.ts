import { drawBelow } from '../tools/draw.ts';
import { maximize } from '../tools/maximize.ts';

interface Numbers {
  sides: number;
  ask: number;
}

interface Roll {
  seen: number;
  other: number;
}

function* rollsOf(sides: number): Generator<Roll> {
  for (let seen = 1; seen <= sides; seen += 1) {
    for (let other = 1; other <= sides; other += 1) yield { seen, other };
  }
}

function mean(value: (roll: Roll) => number, sides: number, counts = (_: Roll) => true): number {
  let [rolls, total] = [0, 0];
  for (const roll of rollsOf(sides)) {
    if (!counts(roll)) continue;
    rolls += 1;
    total += value(roll);
  }
  return total / rolls;
}

const product = ({ seen, other }: Roll) => seen * other;
const sum = ({ seen, other }: Roll) => seen + other;

/** Whether she buys with this roll: the other die is at its mean to her. */
const buys = ({ sides, ask }: Numbers) => {
  const worth = (face: number) => mean(product, sides, ({ seen }) => seen === face);
  const buying = new Set(
    Array.from({ length: sides }, (_, index) => index + 1).filter((face) => worth(face) > ask),
  );
  return ({ seen }: Roll) => buying.has(seen);
};

/** The contracts on the sum with the smallest variance against one product sold. */
function bestHedge(sides: number): number {
  const variance = (hedge: number) => {
    const result = (roll: Roll) => hedge * sum(roll) - product(roll);
    return mean((roll) => result(roll) ** 2, sides) - mean(result, sides) ** 2;
  };
  return maximize((hedge) => -variance(hedge), 0, 2 * sides);
}

export function earlier(numbers: Numbers): number[] {
  const { sides } = numbers;
  return [mean(product, sides), mean(product, sides, buys(numbers)), bestHedge(sides)];
}

export function exact(numbers: Numbers): number {
  const { sides, ask } = numbers;
  const [hedge, price] = [bestHedge(sides), mean(sum, sides)];
  const result = (roll: Roll) => ask - product(roll) + hedge * (sum(roll) - price);
  return mean(result, sides, buys(numbers));
}

/** The highest face; one contract; no hedge; a hedge with one contract. */
export function mistakes(numbers: Numbers): number[] {
  const { sides, ask } = numbers;
  const bought = buys(numbers);
  const sale = ask - mean(product, sides, bought);
  return [
    mean(product, sides, ({ seen }) => seen === sides),
    1,
    sale,
    sale + mean(sum, sides, bought) - mean(sum, sides),
  ];
}

/** Rolls until she buys, with a contract on the sum for each point of a die's mean. */
export function simulate(random: () => number, { sides, ask }: Numbers): number {
  const middle = (1 + sides) / 2;
  for (;;) {
    const seen = 1 + drawBelow(random, sides);
    const other = 1 + drawBelow(random, sides);
    if (middle * seen > ask) return ask - seen * other + middle * (seen + other - 2 * middle);
  }
}
