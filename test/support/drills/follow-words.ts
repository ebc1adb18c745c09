import { expect } from 'vitest';

// A second, independent implementation of the rules of sequences, which reads them as texts.

export const list = (text: string) => text.replace(', so ', ', ').split(', ');
export const toNumber = (text: string) => Number(text.replace('−', '-').replace('+', ''));
export const toNumbers = (text: string) => list(text).map(toNumber);
export const differences = (terms: number[]) =>
  terms.slice(1).map((term, i) => term - Number(terms[i]));
export const isConstant = (terms: number[]) => new Set(terms).size === 1;
export const isPrime = (number: number) =>
  number > 1 && !Array.from({ length: number }, (_, d) => d).some((d) => d > 1 && number % d === 0);

/** `×2 + 3`, `2 × 29 + 2` or `5² − 3` with its first number, power and last number. */
export function readFormula(text: string): { numbers: number[]; power: number } {
  const numbers = [...text.replaceAll(/([−+]) (\d+)$/g, '$1$2').matchAll(/[−+]?\d+/g)];
  return {
    numbers: numbers.map(([number]) => toNumber(number)),
    power: text.includes('³') ? 3 : 2,
  };
}

export function growthIn(words: string): number {
  const [, verb, amount] = /(grow|fall) by (\d+)/.exec(words) ?? [];
  return verb === 'fall' ? -Number(amount) : Number(amount);
}

/** Whether all terms follow a rule in a few words, such as "×2 + 1". */
export function expectWords(terms: number[], words: string): void {
  const pairs = terms.slice(1).map((term, i) => [Number(terms[i]), term] as const);
  if (words === 'squares') {
    expect(isConstant(differences(terms.map(Math.sqrt)))).toBe(true);
  } else if (words === 'primes') {
    const [first = 0, last = 0] = [terms[0], terms.at(-1)];
    const all = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(isPrime);
    expect(terms).toEqual(all);
  } else if (words === 'sums of the two before') {
    for (const [i, term] of terms.slice(2).entries()) {
      expect(term).toBe(Number(terms[i]) + Number(terms[i + 1]));
    }
  } else if (words.startsWith('differences')) {
    expect(new Set(differences(differences(terms)))).toEqual(new Set([growthIn(words)]));
  } else if (words.startsWith('×')) {
    const [factor = 0, extra = 0] = readFormula(words).numbers;
    for (const [before, term] of pairs) expect(term).toBe(factor * before + extra);
  } else {
    expect(words).toMatch(/^[+−]\d+$/);
    for (const [before, term] of pairs) expect(term).toBe(before + toNumber(words));
  }
}
