import { at, type Fit } from './fit.ts';

/** Of the terms before, earliest first. Without the earliest, it would be a rule for fewer. */
const weightings = [...weigh(3, [-1, 0, 1, 2]), ...weigh(4, [-1, 0, 1])].filter(
  ([earliest]) => earliest !== 0,
);

function weigh(count: number, weights: readonly number[]): number[][] {
  if (count === 0) return [[]];
  return weigh(count - 1, weights).flatMap((others) =>
    weights.map((weight) => [weight, ...others]),
  );
}

/** Each term from three or four before it: 3, 4, 6, 9, 13, 19 by a(n − 1) + a(n − 3). */
export function fitTermsBefore(terms: readonly number[]): Fit[] {
  return weightings.flatMap((weighting) => {
    const firstTerms = weighting.length;
    if (terms.length <= firstTerms) return [];
    const follow = (index: number) =>
      weighting.reduce(
        (sum, weight, place) => sum + weight * at(terms, index - firstTerms + place),
        0,
      );
    const extra = at(terms, firstTerms) - follow(firstTerms);
    for (let index = firstTerms + 1; index < terms.length; index += 1) {
      if (at(terms, index) - follow(index) !== extra) return [];
    }
    const unusual = weighting.filter((weight) => Math.abs(weight) > 1).length;
    const parameters = unusual + Number(extra !== 0);
    return [{ next: follow(terms.length) + extra, firstTerms, parameters }];
  });
}

/** Each term is the sum of all before it, plus a constant. */
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
