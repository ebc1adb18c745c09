import { at, type Fit } from './fit.ts';

const weights = [-1, 0, 1, 2];
/** Of the three terms before, the earliest first. Without the earliest, it is a rule of two. */
const weightings = weights
  .filter((earliest) => earliest !== 0)
  .flatMap((earliest) =>
    weights.flatMap((middle) => weights.map((last) => [earliest, middle, last] as const)),
  );

/** Each term from the three before it: 3, 4, 6, 9, 13, 19 by a(n − 1) + a(n − 3). */
export function fitThreeBefore(terms: readonly number[]): Fit[] {
  if (terms.length < 4) return [];
  return weightings.flatMap(([earliest, middle, last]) => {
    const follow = (index: number) =>
      earliest * at(terms, index - 3) + middle * at(terms, index - 2) + last * at(terms, index - 1);
    const extra = at(terms, 3) - follow(3);
    for (let index = 4; index < terms.length; index += 1) {
      if (at(terms, index) - follow(index) !== extra) return [];
    }
    const unusual = [earliest, middle, last].filter(
      (weight) => weight !== 0 && weight !== 1,
    ).length;
    const parameters = unusual + Number(extra !== 0);
    return [{ next: follow(terms.length) + extra, firstTerms: 3, parameters }];
  });
}

/** Each term is all before it together, plus a constant. */
export function fitTotals(terms: readonly number[]): Fit[] {
  if (terms.length < 3) return [];
  const totals = terms.map((_, index) =>
    terms.slice(0, index + 1).reduce((total, term) => total + term, 0),
  );
  const extra = at(terms, 2) - at(totals, 1);
  for (let index = 3; index < terms.length; index += 1) {
    if (at(terms, index) - at(totals, index - 1) !== extra) return [];
  }
  return [{ next: at(totals, -1) + extra, firstTerms: 2, parameters: Number(extra !== 0) }];
}
