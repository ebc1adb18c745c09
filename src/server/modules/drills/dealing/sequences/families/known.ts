import type { Random } from '../../random.ts';
import type { Sketch } from '../family.ts';
import { primesFrom, steady } from '../progressions.ts';
import { at } from '../rules/fit.ts';
import { plus, signed, soOn } from '../words.ts';
import { sketchDifferences } from './differences.ts';
import { someSign, upTo } from './ranges.ts';

/** 5, 8, 10, 14: primes, shifted, multiplied or as differences. */
export function sketchPrimes(random: Random, level: number): Sketch<number> {
  const shown = random.int(5, 6);
  const start = random.int(0, upTo(level, 5, 15));
  if (random.chance(0.3)) {
    const differences = primesFrom(start, shown).terms;
    return {
      ...sketchDifferences(random.int(1, upTo(level, 10, 60)), differences),
      rule: `Differences are primes: ${soOn(differences.map(signed))}.`,
    };
  }
  const stride = random.chance(level - 0.3) ? 2 : 1;
  const ofAll = primesFrom(start, stride * (shown + 1)).terms;
  const primes = ofAll.filter((_, index) => index % stride === 0);
  const factor = stride === 1 && random.chance(level) ? random.int(2, 3) : 1;
  const shift = someSign(random, 1, random.int(level < 0.3 ? 0 : 1, upTo(level, 5, 15)));
  const texts = primes.map(
    (prime) => `${factor === 1 ? '' : `${factor} × `}${prime}${plus(shift)}`,
  );
  const kind = stride === 1 ? 'Primes in order' : 'Every second prime';
  return sketchTerms(
    primes.map((prime) => factor * prime + shift),
    `${kind}: ${soOn(texts)}.`,
  );
}

/** 2, 9, 28, 65: squares or cubes, shifted by one number or by two in turn. */
export function sketchPowers(random: Random, level: number): Sketch<number> {
  const shown = random.int(5, 6);
  const power = random.chance(0.3 + level / 2) ? 3 : 2;
  const roots = steady(random.int(1, upTo(level, 4, 9)), 1, shown + 1).terms;
  const shift = someSign(random, 1, random.int(1, upTo(level, 5, 12)));
  const isInTurn = random.chance(level * 0.6);
  const shifts = roots.map((_, index) => (isInTurn && index % 2 === 1 ? -shift : shift));
  const texts = roots.map(
    (root, index) => `${root}${power === 2 ? '²' : '³'}${plus(at(shifts, index))}`,
  );
  return sketchTerms(
    roots.map((root, index) => root ** power + at(shifts, index)),
    `${power === 2 ? 'Squares' : 'Cubes'}: ${soOn(texts)}.`,
  );
}

/** Slips: the last difference again, the one before, and the change of differences once more. */
function sketchTerms(terms: readonly number[], rule: string): Sketch<number> {
  const [answer, last, before, third] = [
    at(terms, -1),
    at(terms, -2),
    at(terms, -3),
    at(terms, -4),
  ];
  const slips = [2 * last - before, last + before - third, 3 * last - 3 * before + third];
  return { terms, slips: [...slips, answer + 2 * (answer - last) - 2 * (last - before)], rule };
}
