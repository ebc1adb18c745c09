import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  marbles: number;
  callers: number;
}

type Color = 'red' | 'blue';

/**
 * The mean number of red marbles over all bags and all orders of drawing the first two of them, weighted with how
 * often these two fit.
 */
function meanGiven(weight: (first: Color, second: Color) => number, marbles: number): number {
  let [weights, total] = [0, 0];
  for (let reds = 0; reds <= marbles; reds += 1) {
    const colorOf = (marble: number) => (marble < reds ? 'red' : 'blue');
    for (let first = 0; first < marbles; first += 1) {
      for (let second = 0; second < marbles; second += 1) {
        if (first === second) continue;
        const ways = weight(colorOf(first), colorOf(second));
        weights += ways;
        total += ways * reds;
      }
    }
  }
  return total / weights;
}

/** How likely a caller is to do this, given the second marble. */
const chance = (side: Color, second: Color, callers: number) =>
  (second === side ? 1 : 0) / callers + ((callers - 1) / callers) * 0.5;

const afterTrade = (side: Color, { marbles, callers }: Numbers) =>
  meanGiven((first, second) => (first === 'red' ? chance(side, second, callers) : 0), marbles);

export function earlier(numbers: Numbers): number[] {
  const { marbles } = numbers;
  return [
    meanGiven((first) => (first === 'red' ? 1 : 0), marbles),
    meanGiven((first, second) => (first === 'red' && second === 'red' ? 1 : 0), marbles),
    afterTrade('red', numbers),
  ];
}

export function exact(numbers: Numbers): number {
  return afterTrade('blue', numbers);
}

/** Even chances; a buyer who knows as often as any caller; a bid as far below as the ask is above. */
export function mistakes(numbers: Numbers): number[] {
  const { marbles, callers } = numbers;
  const [fair = 0, good = 0, ask = 0] = earlier(numbers);
  return [1 + (marbles - 1) / 2, (good + (callers - 1) * fair) / callers, 2 * fair - ask];
}

/** Fills bags and draws until the first marble is red and the caller sells. */
export function simulate(random: () => number, { marbles, callers }: Numbers): number {
  for (;;) {
    const reds = drawBelow(random, marbles + 1);
    const first = drawBelow(random, marbles);
    const second = (first + 1 + drawBelow(random, marbles - 1)) % marbles;
    if (first >= reds) continue;
    const knows = random() < 1 / callers;
    const sells = knows ? second >= reds : random() < 1 / 2;
    if (sells) return reds;
  }
}
