import { expect } from 'vitest';
import {
  differences,
  expectWords,
  growthIn,
  isConstant,
  isPrime,
  list,
  readFormula,
  toNumber,
  toNumbers,
} from './follow-words.ts';

const weights: Record<string, number[]> = {
  'the sum of the two before it': [1, 1],
  'the sum of the three before it': [1, 1, 1],
  'twice the one before it plus the one before that': [1, 2],
  'the one before it plus twice the one before that': [2, 1],
  'three times the one before it less the one before that': [-1, 3],
};

/** By how sentences start. Each check reads the rest and checks the terms, ending in the answer. */
const statements: [start: RegExp, check: (terms: number[], parts: string[]) => void][] = [
  [
    /^Differences (grow by \d+|fall by \d+): (.*)\.$/,
    (terms, [growth = '', steps = '']) => {
      expect(differences(terms)).toEqual(toNumbers(steps));
      expect(new Set(differences(toNumbers(steps)))).toEqual(new Set([growthIn(growth)]));
    },
  ],
  [
    /^Differences are ([^p]*), and their differences (.*)\.$/,
    (terms, [steps = '', growth = '']) => {
      expect(differences(terms)).toEqual(toNumbers(steps));
      const changes = differences(differences(toNumbers(steps)));
      expect(new Set(changes)).toEqual(new Set([growthIn(growth)]));
    },
  ],
  [
    /^Differences are primes: (.*)\.$/,
    (terms, [steps = '']) => {
      expect(differences(terms)).toEqual(toNumbers(steps));
      expectWords(toNumbers(steps), 'primes');
    },
  ],
  [
    /^Each difference is (.*) the one before: (.*)\.$/,
    (terms, [words = '', steps = '']) => {
      const ratio = { twice: 2, half: 0.5 }[words] ?? toNumber(words.replace(' times', ''));
      const amounts = toNumbers(steps);
      expect(differences(terms)).toEqual(amounts);
      expect(amounts.slice(1)).toEqual(amounts.slice(0, -1).map((amount) => amount * ratio));
    },
  ],
  [
    /^The steps take turns: (.*)\.$/,
    (terms, [steps = '']) => {
      const results = list(steps).map((step, i) =>
        step.startsWith('×')
          ? Number(terms[i]) * Number(step.slice(1))
          : Number(terms[i]) + toNumber(step),
      );
      expect(terms.slice(1)).toEqual(results);
      const signs = list(steps).map((step) => step.charAt(0));
      expect([2, 3].some((period) => signs.every((s, i) => s === signs[i % period]))).toBe(true);
    },
  ],
  [
    /^From term to term: (.*)\.$/,
    (terms, [steps = '']) => {
      const formulas = list(steps).map((step) => readFormula(step).numbers);
      const [factors, extras] = [0, 1].map((part) => formulas.map((step) => step[part] ?? 0));
      const results = formulas.map(
        ([factor = 0, extra = 0], i) => factor * Number(terms[i]) + extra,
      );
      expect(terms.slice(1)).toEqual(results);
      expect(isConstant(differences(factors ?? []))).toBe(true);
      expect(isConstant(differences(extras ?? []))).toBe(true);
    },
  ],
  [
    /^Each term is ([^,:]*)(?:, (plus|less) (\d+))?: (.*) = (.*)\.$/,
    (terms, [words = '', sign, amount = '0', sum = '', result = '']) => {
      const factors = weights[words] ?? [];
      const extra = sign === 'less' ? -Number(amount) : Number(amount);
      for (const [i, term] of terms.slice(factors.length).entries()) {
        expect(term).toBe(factors.reduce((all, f, j) => all + f * Number(terms[i + j]), extra));
      }
      expect(toNumber(result)).toBe(terms.at(-1));
      const products = sum
        .replaceAll('− ', '+ −')
        .split(' + ')
        .map((product) => {
          return product.split(' × ').reduce((all, factor) => all * toNumber(factor), 1);
        });
      expect(products.reduce((all, product) => all + product, 0)).toBe(terms.at(-1));
    },
  ],
  [
    /^(Primes in order|Every second prime): (.*)\.$/,
    (terms, [kind, formulas = '']) => {
      const read = list(formulas).map((formula) => ({
        isMultiple: formula.includes('×'),
        numbers: readFormula(formula).numbers,
      }));
      const primes = read.map(({ isMultiple, numbers }) => Number(numbers[isMultiple ? 1 : 0]));
      const results = read.map(({ isMultiple, numbers: [a = 0, b = 0, c = 0] }) =>
        isMultiple ? a * b + c : a + b,
      );
      expect(terms).toEqual(results);
      const [first = 0, last = 0] = [primes[0], primes.at(-1)];
      const all = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(isPrime);
      expect(primes).toEqual(all.filter((_, i) => kind === 'Primes in order' || i % 2 === 0));
    },
  ],
  [
    /^(?:Squares|Cubes): (.*)\.$/,
    (terms, [formulas = '']) => {
      const read = list(formulas).map(readFormula);
      const roots = read.map(({ numbers }) => Number(numbers[0]));
      expect(terms).toEqual(
        read.map(({ numbers: [root = 0, shift = 0], power }) => root ** power + shift),
      );
      expect(new Set(differences(roots))).toEqual(new Set([1]));
      const shifts = read.map(({ numbers }) => Number(numbers[1]));
      expect(shifts.every((shift, i) => shift === shifts[i % 2])).toBe(true);
    },
  ],
  [
    /^Two sequences take turns\. This one: (.*) \((.*)\)\. The other: (.*) \((.*)\)\.$/,
    (terms, [asked = '', words = '', others = '', otherWords = '']) => {
      const turn = (terms.length - 1) % 2;
      expect(terms.filter((_, i) => i % 2 === turn)).toEqual(toNumbers(asked));
      expect(terms.filter((_, i) => i % 2 !== turn)).toEqual(toNumbers(others));
      expectWords(toNumbers(asked), words);
      expectWords(toNumbers(others), otherWords);
    },
  ],
];

/** Checks that all terms, which end in the answer, follow the rule stated in a sentence. */
export function followStatement(statement: string, terms: number[]): void {
  for (const [pattern, check] of statements) {
    const match = pattern.exec(statement);
    if (!match) continue;
    check(terms, match.slice(1));
    return;
  }
  throw new Error(`What rule is this? ${statement}`);
}
