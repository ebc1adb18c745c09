import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { families } from './families.ts';

// Tries rules one after the other, with every small number in them: slower and less general than
// the search, but independent of it.

const between = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

const primes = between(2, 199).filter((n) => between(2, 14).every((d) => d >= n || n % d !== 0));
const lists = [primes, between(0, 30).map((n) => n ** 2), between(0, 20).map((n) => n ** 3)];

/** Tells a term from those before it, of which it needs so many. */
interface Rule {
  firstTerms: number;
  tell(terms: readonly number[], index: number): number;
}

const operations = [
  ...between(-30, 30).map((amount) => (term: number) => term + amount),
  ...between(2, 5).map((factor) => (term: number) => term * factor),
];

const ofOneBefore = (next: (term: number, index: number) => number): Rule => ({
  firstTerms: 1,
  tell: (terms, index) => next(terms[index - 1] ?? 0, index),
});
const ofTwoBefore = (next: (last: number, before: number) => number): Rule => ({
  firstTerms: 2,
  tell: (terms, index) => next(terms[index - 1] ?? 0, terms[index - 2] ?? 0),
});

const rules: Rule[] = [
  ...between(-4, 6).flatMap((k) =>
    between(-20, 20).flatMap((c) =>
      [0, 1, -1].map((growth) => ofOneBefore((term, index) => (k + growth * index) * term + c)),
    ),
  ),
  ...operations.flatMap((odd) =>
    operations.map((even) => ofOneBefore((term, index) => (index % 2 === 1 ? odd : even)(term))),
  ),
  ...between(-30, 30).map((c) => ofTwoBefore((last, before) => last + before + c)),
  ...between(-4, 4).map((ratio) => ofTwoBefore((last, before) => last + ratio * (last - before))),
  ...between(-20, 20).map((growth) => ofTwoBefore((last, before) => 2 * last - before + growth)),
];

function* tellNext(terms: readonly number[]): Generator<number> {
  for (const { firstTerms, tell } of rules) {
    let index = firstTerms;
    while (index < terms.length && terms[index] === tell(terms, index)) index += 1;
    if (index === terms.length) yield tell(terms, index);
  }
  for (const list of lists) {
    for (const [start, first] of list.slice(0, -terms.length).entries()) {
      for (const factor of [1, 2, 3]) {
        const shift = Number(terms[0]) - factor * first;
        const tell = (index: number) => factor * Number(list[start + index]) + shift;
        if (terms.every((term, index) => term === tell(index))) yield tell(terms.length);
      }
    }
  }
}

it('knows the rules of the planted sequences', () => {
  expect(new Set(tellNext([11, 13, 17, 19, 23]))).toEqual(new Set([25, 29, 37]));
  expect(new Set(tellNext([3, 7, 14, 24, 37]))).toEqual(new Set([53]));
  expect(new Set(tellNext([1, 3, 10, 41, 206]))).toEqual(new Set([1237]));
});

it.each(families)('no second rule is found for $name', ({ name, from, draw }) => {
  const random = createRandom(`second rules of ${name}`);
  for (let drawn = 0; drawn < 30; ) {
    const item = draw(random, from + ((1 - from) * drawn) / 30);
    if (typeof item === 'string' || item.asks.kind !== 'option') continue;
    drawn += 1;
    const answer = item.asks.options[item.asks.right] ?? '';
    const terms = [...item.prompt.split(', ').slice(0, -1), answer];
    const isOfLetters = /[A-Z]/.test(answer);
    for (const numbers of readings(terms)) {
      for (const next of tellNext(numbers.slice(0, -1))) {
        const off = next - Number(numbers.at(-1));
        expect([item.prompt, isOfLetters ? off % 26 === 0 : off === 0]).toEqual([
          item.prompt,
          true,
        ]);
      }
    }
  }
});

/** The whole numbers to be seen in a sequence: numerators and denominators, or places of letters. */
function readings(terms: readonly string[]): number[][] {
  const parts = terms.map((term) => term.replace('−', '-').split('/'));
  return (parts[0] ?? []).map((_, part) =>
    parts.map((texts) => {
      const text = texts[part] ?? '';
      return /[A-Z]/.test(text) ? text.charCodeAt(0) - 64 : Number(text);
    }),
  );
}
