import type { Notation } from '../family.ts';
import { differencesOf } from '../rules/steps.ts';
import { write } from '../words.ts';

const largest = 999_999;

export const numbers: Notation<number> = {
  write,
  isTerm: (term) => Number.isInteger(term) && Math.abs(term) <= largest,
  isWorthAsking: (terms) => new Set(differencesOf(terms)).size > 1,
  isClear: (shown, answer, search) => isOnly(search(shown), answer),
  near: (term, random) => term + random.pick([1, 2, 3, 10]) * random.pick([1, -1]),
  move: (term, from, to) => term + to - from,
};

export function isOnly(found: readonly number[], answer: number): boolean {
  return found.length > 0 && found.every((next) => next === answer);
}
