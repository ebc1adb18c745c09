import type { Random } from '../../random.ts';
import type { Sketch } from '../family.ts';
import {
  describeTurns,
  growing,
  interleave,
  multiples,
  type Progression,
  squares,
  steady,
} from '../progressions.ts';
import { at } from '../rules/fit.ts';
import { upTo } from './ranges.ts';

/** 2, 50, 5, 45, 8, 40: two sequences that take turns. */
export function sketchInterleaved(random: Random, level: number): Sketch<number> {
  const shown = random.int(7, 8);
  const odd = drawProgression(random, level, 4, shown % 2 === 0);
  const even = drawProgression(random, level, shown - 4, shown % 2 === 1);
  const terms = interleave(odd.terms, even.terms);
  const [asked, other] = shown % 2 === 0 ? [odd, even] : [even, odd];
  const [last, before] = [at(terms, -3), at(terms, -5)];
  return {
    terms,
    slips: [
      2 * at(other.terms, -1) - at(other.terms, -2),
      2 * at(terms, -2) - last,
      at(terms, -2) + last - before,
      2 * last - before,
    ],
    rule: describeTurns(asked, other),
  };
}

/** One more term than is shown of the sequence that continues. */
function drawProgression(
  random: Random,
  level: number,
  shown: number,
  isAsked: boolean,
): Progression {
  const count = isAsked ? shown + 1 : shown;
  const first = random.int(1, upTo(level, 20, 60));
  const step = random.int(1, upTo(level, 9, 15));
  const kinds = [
    () => steady(first, random.pick([step, -step]), count),
    () => multiples(random.int(1, 9), random.int(2, 3), 0, count),
    () => squares(random.int(1, 9), count),
    () => growing(first, step, random.int(1, upTo(level, 3, 6)), count),
  ];
  // Three terms cannot show that differences grow by the same.
  return random.pick(kinds.slice(0, Math.min(shown, upTo(level, 2, 4))))();
}
