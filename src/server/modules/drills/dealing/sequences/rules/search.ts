import { fitDigits } from './digits.ts';
import { confirmed, type Fitter } from './fit.ts';
import { onInterleaved } from './interleaved.ts';
import { fitKnown } from './known.ts';
import { fitMultiples } from './multiples.ts';
import { fitOperations } from './operations.ts';
import { onDifferences, onFactors } from './steps.ts';
import { fitPowers, fitSums } from './sums.ts';
import { fitTermsBefore, fitTotals } from './terms-before.ts';

/** Terms up to here are fitted exactly. */
export const largestTerm = 2 ** 32;

const anyOf =
  (...fitters: Fitter[]): Fitter =>
  (terms) =>
    fitters.flatMap((fitter) => fitter(terms));

const recurrent = anyOf(fitMultiples, fitSums);
const simple = anyOf(recurrent, fitKnown);

/** What families are made of, and more. */
export const fitBasic = anyOf(
  simple,
  fitPowers,
  fitOperations,
  onDifferences(anyOf(simple, onDifferences(recurrent))),
  onFactors(simple),
  onInterleaved(anyOf(simple, onDifferences(fitMultiples))),
);

/** Everything that could come next by a rule that at least two of the terms confirm. */
export type Search = (terms: readonly number[]) => number[];

export function createSearch(fitter: Fitter): Search {
  return (terms) => {
    const next = confirmed(fitter(terms), terms, 2).map((fit) => fit.next);
    return [...new Set(next)];
  };
}

export const continuations = createSearch(anyOf(fitBasic, fitTermsBefore, fitTotals, fitDigits));
