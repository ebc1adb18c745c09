import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  first: number;
  second: number;
}

/** The probability at which odds are fair, by bisection: the mean profit of a dollar must be zero. */
function fairProbability(odds: number): number {
  let [low, high] = [0, 1];
  while (high - low > 1e-16) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (middle * odds - (1 - middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}

const lastOne = ({ first, second }: Numbers) =>
  1 - fairProbability(first) - fairProbability(second);

/** The odds at which a dollar on the last horse has no mean profit. */
export function exact(numbers: Numbers): number {
  const chance = lastOne(numbers);
  let [low, high] = [0, 1000];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (chance * middle - (1 - chance) < 0) low = middle;
    else high = middle;
  }
  return high;
}

/** The probability, and what a winner gets back in all. */
export function mistakes(numbers: Numbers): number[] {
  return [lastOne(numbers), exact(numbers) + 1];
}

/** Races until a dollar on Comet has won: the mean number of lost dollars before. */
export function simulate(random: () => number, { first, second }: Numbers): number {
  const tickets = (first + 1) * (second + 1);
  let lost = 0;
  // Of so many equally likely tickets, Argo has second + 1 and Bolt has first + 1.
  while (drawBelow(random, tickets) < second + 1 + first + 1) lost += 1;
  return lost;
}
