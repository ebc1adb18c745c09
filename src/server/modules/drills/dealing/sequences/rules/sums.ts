import { at, type Fit } from './fit.ts';

const most = 4;
const factors = Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
const others = factors.filter((factor) => factor !== 0);

/** Pairs of numbers with the result of each, and the pair that gives the next result. */
export interface Pairs {
  left: readonly number[];
  right: readonly number[];
  results: readonly number[];
  next: readonly [left: number, right: number];
}

/** Results that are p × left + q × right + c. */
export function fitCombinations(
  { left, right, results, next }: Pairs,
  firstTerms: number,
  factorsOfRight = factors,
): Fit[] {
  const fits: Fit[] = [];
  for (const p of factors) {
    for (const q of factorsOfRight) {
      const ofFactors = Number(p !== 0 && p !== 1) + Number(Math.abs(q) > 1);
      if (ofFactors >= results.length) continue;
      const extraAt = (index: number) =>
        at(results, index) - p * at(left, index) - q * at(right, index);
      const extra = extraAt(0);
      let index = 1;
      while (index < results.length && extraAt(index) === extra) index += 1;
      if (index < results.length) continue;
      const parameters = ofFactors + Number(extra !== 0);
      fits.push({ next: p * next[0] + q * next[1] + extra, firstTerms, parameters });
    }
  }
  return fits;
}

/** Each term from the two before it, as in a Fibonacci sequence. */
export function fitSums(terms: readonly number[]): Fit[] {
  if (terms.length < 3) return [];
  const pairs: Pairs = {
    left: terms.slice(1, -1),
    right: terms.slice(0, -2),
    results: terms.slice(2),
    next: [at(terms, -1), at(terms, -2)],
  };
  return fitCombinations(pairs, 2, others);
}

/** Each term by one operation on those before it, plus a constant. */
export function fitOperation(
  terms: readonly number[],
  firstTerms: number,
  operate: (before: readonly number[]) => number,
): Fit[] {
  if (terms.length <= firstTerms) return [];
  const extraAt = (index: number) =>
    at(terms, index) - operate(terms.slice(index - firstTerms, index));
  const extra = extraAt(firstTerms);
  for (let index = firstTerms + 1; index < terms.length; index += 1) {
    if (extraAt(index) !== extra) return [];
  }
  const next = operate(terms.slice(-firstTerms)) + extra;
  return [{ next, firstTerms, parameters: Number(extra !== 0) }];
}

/** The sum of the three before, the product of the two before, and the square of the one before. */
export function fitPowers(terms: readonly number[]): Fit[] {
  return [
    ...fitOperation(terms, 3, (before) => before.reduce((sum, term) => sum + term, 0)),
    ...fitOperation(terms, 2, (before) => at(before, 0) * at(before, 1)),
    ...fitOperation(terms, 1, (before) => at(before, 0) ** 2),
  ];
}
