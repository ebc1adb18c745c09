import type { Random } from '../../random.ts';
import type { Sketch } from '../family.ts';
import type { Pair } from '../notations/fractions.ts';
import {
  describe,
  fibonacci,
  growing,
  multiples,
  type Progression,
  primesFrom,
  squares,
  steady,
} from '../progressions.ts';
import { at } from '../rules/fit.ts';
import { upTo } from './ranges.ts';

/** 1/2, 4/5, 7/10, 10/17: numerators and denominators with rules of their own. */
export function sketchFractions(random: Random, level: number): Sketch<Pair> {
  const count = random.int(6, 7);
  const numerators = drawPart(random, level, count);
  const denominators = drawPart(random, level, count);
  return sketchPairs(
    numerators.terms.map((numerator, index): Pair => [numerator, at(denominators.terms, index)]),
    `Numerators: ${describe(numerators)}. Denominators: ${describe(denominators)}.`,
  );
}

/** 2/5, 5/11, 11/23: each numerator is the denominator before it. */
export function sketchChained(random: Random, level: number): Sketch<Pair> {
  const count = random.int(7, 8);
  const first = random.int(1, upTo(level, 5, 12));
  const chain = random.pick([
    () => fibonacci(first, first + random.int(1, 9), count),
    () => multiples(first, 2, random.pick([-1, 1, 3]), count),
    () => growing(first, random.int(1, 5), random.int(1, upTo(level, 3, 6)), count),
    () => multiples(first, 3, random.pick([-2, -1, 1, 2]), count),
  ])();
  const denominators = { ...chain, terms: chain.terms.slice(1) };
  return sketchPairs(
    denominators.terms.map((denominator, index): Pair => [at(chain.terms, index), denominator]),
    `Each numerator is the denominator before it. Denominators: ${describe(denominators)}.`,
  );
}

function drawPart(random: Random, level: number, count: number): Progression {
  const first = random.int(1, upTo(level, 5, 12));
  const step = random.int(1, upTo(level, 4, 8));
  return random.pick([
    () => steady(first, step, count),
    () => multiples(first, random.int(2, upTo(level, 2, 3)), 0, count),
    () => growing(first, step, random.int(1, upTo(level, 2, 4)), count),
    () => primesFrom(random.int(0, 2), count),
    () => squares(random.int(1, 5), count),
    () => fibonacci(first, step + 1, count),
  ])();
}

/** Slips: one of the parts with its last difference again, or a step behind or ahead. */
function sketchPairs(terms: readonly Pair[], rule: string): Sketch<Pair> {
  const [before = [0, 1], last = [0, 1], answer = [0, 1]] = terms.slice(-3);
  const [above, below] = [2 * last[0] - before[0], 2 * last[1] - before[1]];
  const slips: Pair[] = [
    [above, answer[1]],
    [answer[0], below],
    [above, below],
    [last[0], answer[1]],
    [2 * answer[0] - last[0], answer[1]],
    [answer[0], 2 * answer[1] - last[1]],
  ];
  return { terms, slips, rule };
}
