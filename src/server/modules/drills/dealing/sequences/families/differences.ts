import type { Random } from '../../random.ts';
import type { Sketch } from '../family.ts';
import { accumulate, multiples, steady } from '../progressions.ts';
import { at } from '../rules/fit.ts';
import { grow, signed, soOn, write } from '../words.ts';
import { someSign, upTo } from './ranges.ts';

/** 3, 7, 14, 24: differences that grow by the same amount, or by more each time. */
export function sketchGrowing(random: Random, level: number): Sketch<number> {
  const first = random.int(1, upTo(level, 20, 90));
  if (random.chance(level - 0.4)) return sketchGrowingTwice(random, first);
  const growth = someSign(random, level, random.int(1, upTo(level, 4, 15)));
  const start = random.int(1, upTo(level, 10, 30));
  const differences = steady(start, growth, random.int(5, 6)).terms;
  return {
    ...sketchDifferences(first, differences),
    rule: `Differences ${grow(growth)}: ${soOn(differences.map(signed))}.`,
  };
}

function sketchGrowingTwice(random: Random, first: number): Sketch<number> {
  const growth = random.int(1, 5);
  const seconds = steady(random.int(1, 9), growth, random.int(5, 6)).terms;
  const differences = accumulate(random.int(1, 9), seconds);
  const rule = `Differences are ${soOn(differences.map(signed))}, and their differences ${grow(growth)}.`;
  return { ...sketchDifferences(first, differences), rule };
}

/** 5, 8, 14, 26: differences that are multiplied. */
export function sketchGeometric(random: Random, level: number): Sketch<number> {
  const count = random.int(5, 6);
  const first = random.int(1, upTo(level, 20, 90));
  if (random.chance(level * 0.4)) {
    const differences = multiples(random.int(1, 9) * someSign(random, level, 1), 2, 0, count).terms;
    const halves = differences.toReversed();
    return {
      ...sketchDifferences(first + Math.abs(at(halves, 0)), halves),
      rule: `Each difference is half the one before: ${soOn(halves.map(signed))}.`,
    };
  }
  const ratio = someSign(random, level, random.int(2, upTo(level, 2, 4)));
  const differences = multiples(random.int(1, upTo(level, 5, 12)), ratio, 0, count).terms;
  return {
    ...sketchDifferences(first, differences),
    rule: `Each difference is ${ratio === 2 ? 'twice' : `${write(ratio)} times`} the one before: ${soOn(differences.map(signed))}.`,
  };
}

/** Slips: the last difference again, and its change twice or added to the one before. */
export function sketchDifferences(first: number, differences: readonly number[]) {
  const terms = accumulate(first, differences);
  const [next, last, before] = [at(differences, -1), at(differences, -2), at(differences, -3)];
  const shown = at(terms, -2);
  const slips = [
    shown + last,
    shown + 2 * next - last,
    shown + 2 * last - before,
    shown + next + 1,
  ];
  return { terms, slips };
}
