import { confirmed, type Fitter } from './fit.ts';
import { onInterleaved } from './interleaved.ts';
import { fitKnown } from './known.ts';
import { fitMultiples } from './multiples.ts';
import { fitOperations } from './operations.ts';
import { onDifferences, onFactors } from './steps.ts';
import { fitPowers, fitSums } from './sums.ts';

/** Terms up to here are fitted exactly. */
export const largestTerm = 2 ** 32;

const anyOf =
  (...fitters: Fitter[]): Fitter =>
  (terms) =>
    fitters.flatMap((fitter) => fitter(terms));

const recurrent = anyOf(fitMultiples, fitSums);
const simple = anyOf(recurrent, fitKnown);

const everything = anyOf(
  simple,
  fitPowers,
  fitOperations,
  onDifferences(anyOf(simple, onDifferences(recurrent))),
  onFactors(simple),
  onInterleaved(anyOf(simple, onDifferences(fitMultiples))),
);

/** All that could come next by a rule that at least two of the terms confirm. */
export function continuations(terms: readonly number[]): number[] {
  const next = confirmed(everything(terms), terms, 2).map((fit) => fit.next);
  return [...new Set(next)];
}
