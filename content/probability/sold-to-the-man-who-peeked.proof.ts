import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  dice: number;
  sides: number;
  edge: number;
}

/** How many rolls of so many dice have each sum, counted die by die. */
function countSums(dice: number, sides: number): Map<number, number> {
  let counts = new Map([[0, 1]]);
  for (let die = 0; die < dice; die += 1) {
    const next = new Map<number, number>();
    for (const [sum, count] of counts) {
      for (let face = 1; face <= sides; face += 1) {
        next.set(sum + face, (next.get(sum + face) ?? 0) + count);
      }
    }
    counts = next;
  }
  return counts;
}

/** The mean of the sum over all rolls with which he buys at each of these asks. */
function meanAfter(asks: number[], { dice, sides }: Numbers): number {
  const rest = countSums(dice - 1, sides);
  const ways = sides ** (dice - 1);
  let [total, rolls] = [0, 0];
  for (let seen = 1; seen <= sides; seen += 1) {
    let points = 0;
    for (const [sum, count] of rest) points += (seen + sum) * count;
    const worth = points / ways;
    if (asks.some((ask) => worth <= ask)) continue;
    total += points;
    rolls += ways;
  }
  return total / rolls;
}

export function earlier(numbers: Numbers): number[] {
  const fair = meanAfter([], numbers);
  return [fair, meanAfter([fair + numbers.edge], numbers)];
}

export function exact(numbers: Numbers): number {
  const [fair = 0, lifted = 0] = earlier(numbers);
  return meanAfter([fair + numbers.edge, lifted], numbers);
}

/** His own price, and the contract if he had seen the highest face. */
export function mistakes(numbers: Numbers): number[] {
  const { dice, sides, edge } = numbers;
  let top = sides;
  for (const [sum, count] of countSums(dice - 1, sides)) top += (sum * count) / sides ** (dice - 1);
  return [meanAfter([], numbers) + edge, top];
}

/** Rolls until he buys at the first ask and at the second. */
export function simulate(random: () => number, { dice, sides, edge }: Numbers): number {
  const mean = (1 + sides) / 2;
  const firstAsk = mean + edge;
  let [sum, count] = [0, 0];
  for (let face = 1; face <= sides; face += 1) {
    if (face > firstAsk) {
      sum += face;
      count += 1;
    }
  }
  for (;;) {
    const seen = 1 + drawBelow(random, sides);
    if (seen <= firstAsk || seen <= sum / count) continue;
    let points = seen;
    for (let die = 1; die < dice; die += 1) points += 1 + drawBelow(random, sides);
    return points;
  }
}

/** Half of the traders buy whatever is under the cup: the mean over all rolls and both kinds of traders. */
export function followUps(numbers: Numbers): number[] {
  const { dice, sides, edge } = numbers;
  const ask = meanAfter([], numbers) + edge;
  let [buys, worth] = [0, 0];
  for (let seen = 1; seen <= sides; seen += 1) {
    const value = seen + ((dice - 1) * (1 + sides)) / 2;
    const buyers = value > ask ? 2 : 1;
    buys += buyers;
    worth += buyers * value;
  }
  return [worth / buys];
}
