import type { Fraction } from '#shared/domain/fraction.ts';
import { showThousandths, toThousandths } from '../probability/thousandths.ts';
import type { Random } from '../random.ts';

const optionCount = 5;

/** Being right to two digits must be enough to choose. */
function smallestGap(value: number): number {
  return Math.max(11, Math.ceil(value * 0.06));
}

function isApart(a: number, b: number): boolean {
  return Math.abs(a - b) >= smallestGap(Math.max(a, b));
}

/**
 * Sorted options with the answer in a random place. The others are mistakes first, then values that
 * look like the answer.
 */
export function drawOptions(
  random: Random,
  { answer, mistakes, limit }: { answer: Fraction; mistakes: readonly Fraction[]; limit: number },
): { options: string[]; right: number } {
  const right = toThousandths(answer);
  const options = [right];
  const add = (value: number) => {
    const fits = value > 0 && value < limit && options.every((option) => isApart(option, value));
    if (fits) options.push(value);
    return fits;
  };

  const below = random.int(0, optionCount - 1);
  const missing = { below, above: optionCount - 1 - below };
  for (const value of random.shuffle(mistakes.map(toThousandths))) {
    const side = value < right ? 'below' : 'above';
    if (missing[side] > 0 && add(value)) missing[side] -= 1;
  }

  const snap = snapper(answer);
  const fill = (side: 'below' | 'above') => {
    for (let value = right; missing[side] > 0; ) {
      const step = (value * random.int(7, 30)) / 100;
      const room = (limit - value) * 0.4;
      value =
        side === 'below'
          ? value - Math.max(smallestGap(value), step)
          : value + Math.max(smallestGap(value * 1.07), Math.min(step, room));
      if (value <= 0 || value >= limit) return;
      if (add(snap(value))) missing[side] -= 1;
    }
  };
  fill('below');
  missing.above += missing.below;
  fill('above');
  missing.below = missing.above;
  fill('below');

  const sorted = options.toSorted((a, b) => a - b);
  return {
    options: sorted.map(showThousandths),
    right: sorted.indexOf(right),
  };
}

/** Rounds to multiples of the answer's unit fraction, so 7/36 doesn't stand out among 0.2113s. */
function snapper({ numerator, denominator }: Fraction): (value: number) => number {
  const parts = Number(denominator) * Math.ceil(30 / Number(numerator));
  return (value) => Math.round((1000 * Math.round((value * parts) / 1000)) / parts);
}
