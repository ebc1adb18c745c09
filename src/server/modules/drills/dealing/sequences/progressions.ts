import { at } from './rules/fit.ts';
import { primes } from './rules/known.ts';
import { grow, plus, signed, soOn, write } from './words.ts';

/** Terms with their rule in a few words: a whole sequence or part of one. */
export interface Progression {
  terms: readonly number[];
  words: string;
}

/** The terms from the first one by steps. */
export function iterate(
  first: number,
  count: number,
  step: (term: number, index: number) => number,
): number[] {
  const terms = [first];
  while (terms.length < count) terms.push(step(at(terms, -1), terms.length - 1));
  return terms;
}

/** The terms from the first one by differences. */
export function accumulate(first: number, differences: readonly number[]): number[] {
  return iterate(first, differences.length + 1, (term, index) => term + at(differences, index));
}

export function steady(first: number, step: number, count: number): Progression {
  return { terms: iterate(first, count, (term) => term + step), words: signed(step) };
}

export function multiples(first: number, factor: number, extra: number, count: number) {
  return {
    terms: iterate(first, count, (term) => factor * term + extra),
    words: `×${write(factor)}${plus(extra)}`,
  };
}

export function growing(first: number, step: number, growth: number, count: number): Progression {
  const differences = steady(step, growth, count - 1).terms;
  return { terms: accumulate(first, differences), words: `differences ${grow(growth)}` };
}

export function fibonacci(first: number, second: number, count: number): Progression {
  const terms = [first, second];
  while (terms.length < count) terms.push(at(terms, -1) + at(terms, -2));
  return { terms, words: 'sums of the two before' };
}

export function squares(root: number, count: number): Progression {
  return {
    terms: iterate(root, count, (term) => term + 1).map((term) => term ** 2),
    words: 'squares',
  };
}

export function primesFrom(index: number, count: number): Progression {
  return { terms: primes.slice(index, index + count), words: 'primes' };
}

/** Two sequences that take turns. */
export function interleave(odd: readonly number[], even: readonly number[]): number[] {
  return odd.flatMap((term, index) => [term, ...even.slice(index, index + 1)]);
}

/** `3, 6, 12, so 24 (×2)`. */
export function describe({ terms, words }: Progression, name = write): string {
  return `${soOn(terms.map(name))} (${words})`;
}

export function describeTurns(asked: Progression, other: Progression, name = write): string {
  const others = `${other.terms.map(name).join(', ')} (${other.words})`;
  return `Two sequences take turns. This one: ${describe(asked, name)}. The other: ${others}.`;
}
