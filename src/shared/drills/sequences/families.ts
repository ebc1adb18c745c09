import { sketchGeometric, sketchGrowing } from './families/differences.ts';
import { sketchFactors } from './families/factors.ts';
import { sketchChained, sketchFractions } from './families/fractions.ts';
import { sketchInterleaved } from './families/interleaved.ts';
import { sketchPowers, sketchPrimes } from './families/known.ts';
import { sketchLetters } from './families/letters.ts';
import { sketchOperations } from './families/operations.ts';
import { sketchSums } from './families/sums.ts';
import { defineFamily, type Family } from './family.ts';
import { fractions } from './notations/fractions.ts';
import { letters } from './notations/letters.ts';
import { numbers } from './notations/numbers.ts';

export const families: readonly Family[] = [
  defineFamily('growing differences', 0, numbers, sketchGrowing),
  defineFamily('geometric differences', 0, numbers, sketchGeometric),
  defineFamily('letters', 0, letters, sketchLetters),
  defineFamily('operations in turn', 0, numbers, sketchOperations),
  defineFamily('sums of terms before', 0, numbers, sketchSums),
  defineFamily('squares and cubes', 0.1, numbers, sketchPowers),
  defineFamily('factors', 0.1, numbers, sketchFactors),
  defineFamily('primes', 0.2, numbers, sketchPrimes),
  defineFamily('interleaved', 0.3, numbers, sketchInterleaved),
  defineFamily('fractions', 0.4, fractions, sketchFractions),
  defineFamily('chained fractions', 0.5, fractions, sketchChained),
];
