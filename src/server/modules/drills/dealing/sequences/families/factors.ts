import type { Random } from '../../random.ts';
import type { Sketch } from '../family.ts';
import { iterate, steady } from '../progressions.ts';
import { at } from '../rules/fit.ts';
import { plus, soOn } from '../words.ts';
import { someSign, upTo } from './ranges.ts';

/** 2, 5, 11, 23 by ×2 + 1, or 3, 4, 9, 28 by ×1 + 1, ×2 + 1, ×3 + 1: fixed or growing factors. */
export function sketchFactors(random: Random, level: number): Sketch<number> {
  const extra = someSign(random, level, random.int(1, upTo(level, 5, 12)));
  const growth = random.chance(0.2 + level) ? 1 : 0;
  const factor = growth === 0 ? random.int(2, upTo(level, 2, 4)) : random.int(1, 2);
  const extraGrowth = growth === 0 && random.chance(level) ? random.int(1, 3) : 0;
  const count = extraGrowth === 0 ? 5 : 6;
  return sketchSteps(
    random.int(1, upTo(level, 6, 12)),
    steady(factor, growth, count).terms,
    steady(extra, extraGrowth, count).terms,
  );
}

/** Slips: the step before, no addition, and the addition with the wrong sign. */
function sketchSteps(
  first: number,
  factors: readonly number[],
  extras: readonly number[],
): Sketch<number> {
  const terms = iterate(first, factors.length + 1, (term, index) => {
    return at(factors, index) * term + at(extras, index);
  });
  const [shown, factor, extra] = [at(terms, -2), at(factors, -1), at(extras, -1)];
  const texts = factors.map((k, index) => `×${k}${plus(at(extras, index))}`);
  return {
    terms,
    slips: [
      at(factors, -2) * shown + at(extras, -2),
      factor * shown,
      factor * shown - extra,
      (factor + 1) * shown + extra,
    ],
    rule: `From term to term: ${soOn(texts)}.`,
  };
}
