import type { DrillItem } from '#shared/drills/item.ts';

// Tries rules one after the other, with every small number in them: slower and less general than
// the search, but independent of it.

const between = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

const primes = between(2, 199).filter((n) => between(2, 14).every((d) => d >= n || n % d !== 0));
const lists = [primes, between(0, 30).map((n) => n ** 2), between(0, 20).map((n) => n ** 3)];

/** Computes a term from those before it, of which it needs a number. */
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

/** A rule for the earliest of the terms it needs and another one of them. */
const ofEarlier = (
  { firstTerms, other }: { firstTerms: number; other: number },
  next: (earliest: number, later: number) => number,
): Rule => ({
  firstTerms,
  tell: (terms, index) => next(terms[index - firstTerms] ?? 0, terms[index - other] ?? 0),
});

function addDigits(term: number): number {
  let sum = 0;
  for (let rest = Math.abs(term); rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
  return sum;
}

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
  ...between(-9, 9).flatMap((c) =>
    [
      (term: number) => term + addDigits(term),
      (term: number) => term - addDigits(term),
      (term: number) => term + (Math.abs(term) % 10),
    ].map((next) => ofOneBefore((term) => next(term) + c)),
  ),
  ...[3, 4].flatMap((firstTerms) =>
    between(1, firstTerms - 1).flatMap((other) =>
      [1, -1].flatMap((sign) => [
        ofEarlier({ firstTerms, other }, (earliest, later) => later + sign * earliest),
        ofEarlier({ firstTerms, other }, (earliest, later) => sign * (earliest - later)),
      ]),
    ),
  ),
  ...between(-4, 4).map((ratio) => ofTwoBefore((last, before) => last + ratio * (last - before))),
  ...between(-20, 20).map((growth) => ofTwoBefore((last, before) => 2 * last - before + growth)),
];

/** What could come next by any of the rules. */
export function* tellNext(terms: readonly number[]): Generator<number> {
  for (const { firstTerms, tell } of rules) {
    if (terms.length < firstTerms + 2) continue;
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

/** What any rule gives for a sequence other than its answer. */
export function findSecond({ prompt, asks }: DrillItem): number[] {
  const answer = asks.kind === 'option' ? (asks.options[asks.right] ?? '') : '';
  const terms = [...prompt.split(', ').slice(0, -1), answer];
  const isOfLetters = /[A-Z]/.test(answer);
  return readings(terms).flatMap((numbers) =>
    [...tellNext(numbers.slice(0, -1))].filter((next) => {
      const off = next - Number(numbers.at(-1));
      return isOfLetters ? off % 26 !== 0 : off !== 0;
    }),
  );
}

/** The whole numbers in a sequence: numerators and denominators, or places of letters. */
function readings(terms: readonly string[]): number[][] {
  const parts = terms.map((term) => term.replace('−', '-').split('/'));
  return (parts[0] ?? []).map((_, part) =>
    parts.map((texts) => {
      const text = texts[part] ?? '';
      return /[A-Z]/.test(text) ? text.charCodeAt(0) - 64 : Number(text);
    }),
  );
}
