import { compare, type Fraction } from '#shared/domain/fraction.ts';
import type { Numeral } from '#shared/drills/arithmetic/numeral.ts';
import type { Asks } from '#shared/drills/item.ts';
import type { Random } from '../random.ts';

/** The right value and the first wrong ones, all different, in random order. */
export function askOption(
  random: Random,
  right: Fraction,
  wrong: Iterable<Fraction>,
  { count, write }: { count: number; write: (value: Fraction) => Numeral },
): Asks {
  const chosen = [right];
  for (const value of wrong) {
    if (chosen.every((other) => compare(other, value) !== 0)) chosen.push(value);
    if (chosen.length === count) break;
  }
  const options = random.shuffle(chosen);
  return {
    kind: 'option',
    options: options.map((value) => write(value).text),
    right: options.indexOf(right),
  };
}
