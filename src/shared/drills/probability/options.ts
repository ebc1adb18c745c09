import type { Fraction } from '../fraction.ts';
import type { Random } from '../random.ts';
import { showThousandths, toThousandths } from './thousandths.ts';

const optionCount = 5;
/** Of answers at once, and to have the right one where it is wanted. */
const [mostTempting, mostTries] = [3, 30];

/** Nobody who is right to two digits may hesitate. */
function smallestGap(value: number): number {
  return Math.max(11, Math.ceil(value * 0.06));
}

function isApart(a: number, b: number): boolean {
  return Math.abs(a - b) >= smallestGap(Math.max(a, b));
}

export interface Solved {
  answer: Fraction;
  mistakes: readonly Fraction[];
}

interface Choice {
  right: Solved;
  /** The same question with other numbers. */
  others: readonly Solved[];
  limit: number;
}

/** Options by size, the answer at a random place among them if there is a way to have it there. */
export function drawOptions(random: Random, choice: Choice): { options: string[]; right: number } {
  const answer = toThousandths(choice.right.answer);
  const place = random.int(0, optionCount - 1);
  for (let tries = 1; ; tries += 1) {
    const options = drawValues(random, choice).toSorted((a, b) => a - b);
    const right = options.indexOf(answer);
    if (right === place || tries === mostTries) {
      return { options: options.map(showThousandths), right };
    }
  }
}

/**
 * Wrong answers are mistakes, answers to other numbers and mistakes with those, then values that
 * look like one of all these. None of them is about the answer more than about the others.
 */
function drawValues(random: Random, { right, others, limit }: Choice): number[] {
  const options = [toThousandths(right.answer)];
  const offer = (value: number) => {
    const fits = value > 0 && value < limit && options.every((option) => isApart(option, value));
    if (fits && options.length < optionCount) options.push(value);
  };
  const tempting = [
    ...others.map(({ answer }) => toThousandths(answer)),
    ...[right, ...others].flatMap((solved) => mistakesOf(solved, limit)),
  ];
  random.shuffle(tempting).slice(0, random.int(1, mostTempting)).forEach(offer);
  if (random.chance(0.4)) offer(limit - random.pick(options));
  const snap = snapper(right.answer);
  while (options.length < optionCount) {
    const value = random.pick(options);
    const step = smallestGap(value * 1.07) + random.int(1, 10 + Math.ceil(value / 4));
    offer(snap(random.chance(0.5) ? value + step : value - step));
  }
  return options;
}

/** Without the opposite, which any option may have beside it. */
function mistakesOf({ answer, mistakes }: Solved, limit: number): number[] {
  const opposite = limit - toThousandths(answer);
  return mistakes.map(toThousandths).filter((value) => value !== opposite);
}

/** To multiples of the fraction that the answer counts in: 7/36 is not to stand among 0.2113s. */
function snapper({ numerator, denominator }: Fraction): (value: number) => number {
  const parts = Number(denominator) * Math.ceil(30 / Number(numerator));
  return (value) => Math.round((1000 * Math.round((value * parts) / 1000)) / parts);
}
