import { at, type Fitter } from './fit.ts';

export function differencesOf(terms: readonly number[]): number[] {
  return terms.slice(1).map((term, index) => term - at(terms, index));
}

/** Differences between the terms that follow a rule of their own. */
export function onDifferences(fitter: Fitter): Fitter {
  return (terms) =>
    fitter(differencesOf(terms)).map(({ next, firstTerms, parameters }) => ({
      next: at(terms, -1) + next,
      firstTerms: firstTerms + 1,
      parameters,
    }));
}

/** Factors, or divisors, that follow a rule of their own. They may be halves. */
export function onFactors(fitter: Fitter): Fitter {
  return (terms) => {
    if (terms.includes(0)) return [];
    const factors = terms.slice(1).map((term, index) => (2 * term) / at(terms, index));
    const divisors = terms.slice(1).map((term, index) => (2 * at(terms, index)) / term);
    const last = at(terms, -1);
    const fits = [
      ...fitWhole(factors, fitter).map((fit) => ({ ...fit, next: (last * fit.next) / 2 })),
      ...fitWhole(divisors, fitter).map((fit) => ({ ...fit, next: (last * 2) / fit.next })),
    ];
    return fits.map((fit) => ({ ...fit, firstTerms: fit.firstTerms + 1 }));
  };
}

function fitWhole(doubles: readonly number[], fitter: Fitter) {
  if (!doubles.every(Number.isInteger)) return [];
  const isEven = doubles.every((double) => double % 2 === 0);
  if (!isEven) return fitter(doubles);
  // Look for primes and squares among the factors, not among twice the factors.
  return fitter(doubles.map((double) => double / 2)).map((fit) => ({ ...fit, next: fit.next * 2 }));
}
