import type { Random } from '../../random.ts';
import type { Sketch } from '../family.ts';
import { at } from '../rules/fit.ts';
import { plus, write } from '../words.ts';
import { someSign, upTo } from './ranges.ts';

/** The weights of the terms before, earliest first. */
interface Weighting {
  weights: readonly number[];
  words: string;
}

const ofTwo: Weighting = { weights: [1, 1], words: 'the sum of the two before it' };
const ofThree: Weighting = { weights: [1, 1, 1], words: 'the sum of the three before it' };
const uneven: readonly Weighting[] = [
  { weights: [1, 2], words: 'twice the one before it plus the one before that' },
  { weights: [2, 1], words: 'the one before it plus twice the one before that' },
  { weights: [-1, 3], words: 'three times the one before it less the one before that' },
];

/** 2, 5, 7, 12, 19: each term from the two or three before it. */
export function sketchSums(random: Random, level: number): Sketch<number> {
  const count = random.int(6, 7);
  const firsts = Array.from({ length: 3 }, () => random.int(1, upTo(level, 6, 15)));
  if (random.chance(level - 0.5)) return sketchWeighted(firsts, ofThree, 0, count + 1);
  if (random.chance(level / 2)) return sketchWeighted(firsts, random.pick(uneven), 0, count);
  const extra = random.chance(level) ? someSign(random, level, random.int(1, 9)) : 0;
  return sketchWeighted(firsts, ofTwo, extra, count);
}

/** Slips: the last difference again, the plain sum, and the constant left out. */
function sketchWeighted(
  firsts: readonly number[],
  { weights, words }: Weighting,
  extra: number,
  count: number,
): Sketch<number> {
  const terms = firsts.slice(0, weights.length);
  const products = () => {
    const before = terms.slice(-weights.length);
    return weights.map((weight, index) => ({ weight, term: at(before, index) }));
  };
  const addNext = () =>
    terms.push(products().reduce((sum, { weight, term }) => sum + weight * term, extra));
  while (terms.length < count - 1) addNext();
  const worked = products().map(({ weight, term }) =>
    weight === 1 ? write(term) : `${write(weight)} × ${write(term)}`,
  );
  addNext();
  const withExtra = extra === 0 ? '' : `, ${extra < 0 ? 'less' : 'plus'} ${Math.abs(extra)}`;
  const [answer, last, before] = [at(terms, -1), at(terms, -2), at(terms, -3)];
  return {
    terms,
    slips: [
      2 * last - before,
      last + before,
      answer - extra,
      answer - before,
      last + at(terms, -4),
    ],
    rule: `Each term is ${words}${withExtra}: ${worked.join(' + ')}${plus(extra)} = ${write(answer)}.`,
  };
}
