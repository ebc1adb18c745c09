import type { Random } from '../../random.ts';
import type { Sketch } from '../family.ts';
import { letters, placeOf } from '../notations/letters.ts';
import { accumulate, describeTurns, interleave, steady } from '../progressions.ts';
import { at } from '../rules/fit.ts';
import { grow, signed, soOn } from '../words.ts';
import { someSign, upTo } from './ranges.ts';

/** A, C, F, J: steps through the alphabet, which starts again after Z. */
export function sketchLetters(random: Random, level: number): Sketch<number> {
  const first = random.int(1, 26);
  if (random.chance(level * 0.5)) return sketchInterleavedLetters(random, level, first);
  const step = someSign(random, level + 0.5, random.int(2, upTo(level, 4, 8)));
  const shown = random.int(5, 6);
  if (random.chance(0.5)) {
    const most = upTo(level, 1, 3);
    const growth = random.chance(0.3 + level) ? random.int(-most, most) : 0;
    const steps = steady(step, growth, shown).terms;
    const words = growth === 0 ? 'are all the same' : grow(growth);
    return sketchSteps(first, steps, `Steps ${words}: ${soOn(steps.map(signed))}.`);
  }
  const other = random.pick([-3, -2, -1, 1, 2, 3].filter((amount) => amount !== step));
  const steps = Array.from({ length: shown }, (_, index) => (index % 2 === 0 ? step : other));
  return sketchSteps(first, steps, `Steps take turns: ${soOn(steps.map(signed))}.`);
}

/** Slips: the last step again, the one before, and one letter too few or too many. */
function sketchSteps(first: number, steps: readonly number[], rule: string): Sketch<number> {
  const terms = accumulate(first, steps);
  const [answer, last] = [at(terms, -1), at(terms, -2)];
  return inAlphabet({
    terms,
    slips: [last + at(steps, -2), last + at(steps, -3), answer - 1, answer + 1],
    rule,
  });
}

function sketchInterleavedLetters(random: Random, level: number, first: number): Sketch<number> {
  const drawStep = () => someSign(random, 1, random.int(1, upTo(level, 3, 6)));
  const odd = steady(first, drawStep(), 4);
  const even = steady(random.int(1, 26), drawStep(), 4);
  const terms = interleave(odd.terms, even.terms);
  const answer = at(terms, -1);
  return inAlphabet({
    terms,
    slips: [2 * at(terms, -2) - at(terms, -4), answer - 1, answer + 1],
    rule: describeTurns(even, odd, (place) => letters.write(placeOf(place))),
  });
}

function inAlphabet({ terms, slips, rule }: Sketch<number>): Sketch<number> {
  const places = terms.map(placeOf);
  const isOver = places.some((place, index) => place !== terms[index]);
  return {
    terms: places,
    slips: slips.map(placeOf),
    rule: isOver ? `${rule} The alphabet starts again after Z.` : rule,
  };
}
