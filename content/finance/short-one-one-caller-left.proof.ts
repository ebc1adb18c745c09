import { maximize } from '../tools/maximize.ts';

interface Numbers {
  reach: number;
  cost: number;
}

/** What a caller on one side brings at this distance, if a trade costs so much. */
const gainAt = (distance: number, costOfTrade: number, reach: number) =>
  (1 - distance / reach) * (distance - costOfTrade);

/** The best distance for a trade to the new position, found by trying. */
function bestDistance(from: number, to: number, callers: number, numbers: Numbers): number {
  const costOfTrade = worth(from, callers - 1, numbers) - worth(to, callers - 1, numbers);
  return maximize((x) => gainAt(x, costOfTrade, numbers.reach), 0, numbers.reach);
}

/** The expected profit from here on, with so many callers to come. */
function worth(position: number, callers: number, numbers: Numbers): number {
  if (callers === 0) return -numbers.cost * position ** 2;
  const stay = worth(position, callers - 1, numbers);
  const brought = [position - 1, position + 1].map((next) => {
    const distance = bestDistance(position, next, callers, numbers);
    return gainAt(distance, stay - worth(next, callers - 1, numbers), numbers.reach);
  });
  return stay + brought.reduce((sum, gain) => sum + gain / 2, 0);
}

export function earlier(numbers: Numbers): number[] {
  return [
    bestDistance(0, -1, 1, numbers),
    bestDistance(-1, -2, 1, numbers),
    bestDistance(0, -1, 2, numbers),
  ];
}

export function exact(numbers: Numbers): number {
  return worth(0, 2, numbers);
}

/** No cost at all; the whole cost of two lots; the ask for the last caller. */
export function mistakes(numbers: Numbers): number[] {
  const { reach, cost } = numbers;
  const askAt = (costOfTrade: number) => maximize((x) => gainAt(x, costOfTrade, reach), 0, reach);
  return [askAt(0), askAt(cost * 2 ** 2), bestDistance(0, -1, 1, numbers)];
}

/** Quotes to two callers and pays for the position that is left. */
export function simulate(random: () => number, { reach, cost }: Numbers): number {
  let [cash, position] = [0, 0];
  for (const callers of [2, 1]) {
    const side = random() < 1 / 2 ? -1 : 1;
    const saved = position * side < 0 ? -cost : cost * (2 * Math.abs(position) + 1);
    const distance = (reach + (callers === 2 ? cost - cost ** 2 / reach : saved)) / 2;
    if (random() < 1 - distance / reach) {
      cash += distance;
      position += side;
    }
  }
  return cash - cost * position ** 2;
}

/** Buying back from two lots short. */
export function followUps(numbers: Numbers): number[] {
  return [bestDistance(-2, -1, 1, numbers)];
}
