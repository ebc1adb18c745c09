import { integrate } from '../tools/integrate.ts';
import { maximize } from '../tools/maximize.ts';

interface Numbers {
  reach: number;
  callers: number;
  narrow: number;
}

/** What you lose to a caller who knows: he buys above the offer and sells below the bid. */
function lossToKnower(width: number, reach: number): number {
  const gain = (value: number) => Math.max(value - width, -value - width, 0) / (2 * reach);
  return (
    integrate(gain, -reach, -width, 4) +
    integrate(gain, -width, width, 4) +
    integrate(gain, width, reach, 4)
  );
}

function profitAt(width: number, { reach, callers }: Numbers): number {
  const fromOthers = (1 - width / reach) * width;
  return (fromOthers * (callers - 1) - lossToKnower(width, reach)) / callers;
}

const bestWidth = (numbers: Numbers) =>
  maximize((width) => profitAt(width, numbers), numbers.reach / 4, (3 * numbers.reach) / 4);

/** The first width at which nothing is lost. */
function evenWidth(numbers: Numbers): number {
  let [low, high] = [0, bestWidth(numbers)];
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (low + high) / 2;
    if (profitAt(middle, numbers) < 0) low = middle;
    else high = middle;
  }
  return low;
}

export function earlier(numbers: Numbers): number[] {
  return [lossToKnower(numbers.narrow, numbers.reach), evenWidth(numbers), bestWidth(numbers)];
}

export function exact(numbers: Numbers): number {
  return profitAt(bestWidth(numbers), numbers);
}

/** He always trades; he trades for certain outside; the share of those who know times the largest move. */
export function mistakes({ reach, callers, narrow }: Numbers): number[] {
  return [reach / 2 - narrow, (reach - narrow) / 2, reach / callers];
}

/** The width: halfway between the two at which nothing is earned. */
const middleWidth = ({ reach, callers }: Numbers) => (reach + reach / (2 * callers - 1)) / 2;

export function simulate(random: () => number, numbers: Numbers): number {
  const { reach, callers } = numbers;
  const width = middleWidth(numbers);
  const value = (2 * random() - 1) * reach;
  const knows = random() < 1 / callers;
  if (knows) return -Math.max(Math.abs(value) - width, 0);
  if (random() < width / reach) return 0;
  return random() < 1 / 2 ? width - value : width + value;
}
