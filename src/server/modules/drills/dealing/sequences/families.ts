import { sketchGeometric, sketchGrowing } from './families/differences.ts';
import { sketchFactors } from './families/factors.ts';
import { sketchChained, sketchFractions } from './families/fractions.ts';
import { sketchInterleaved } from './families/interleaved.ts';
import { sketchPowers, sketchPrimes } from './families/known.ts';
import { sketchLetters } from './families/letters.ts';
import { sketchOperations } from './families/operations.ts';
import { sketchSums } from './families/sums.ts';
import { defineFamily, type Family, type Kit } from './family.ts';
import { fractions } from './notations/fractions.ts';
import { letters } from './notations/letters.ts';
import { numbers } from './notations/numbers.ts';
import { chooseOptions } from './options.ts';
import { continuations } from './rules/search.ts';

export const createFamilies = (kit: Kit): readonly Family[] => [
  defineFamily(kit, 'growing differences', 0, numbers, sketchGrowing),
  defineFamily(kit, 'geometric differences', 0, numbers, sketchGeometric),
  defineFamily(kit, 'letters', 0, letters, sketchLetters),
  defineFamily(kit, 'operations in turn', 0, numbers, sketchOperations),
  defineFamily(kit, 'sums of terms before', 0, numbers, sketchSums),
  defineFamily(kit, 'squares and cubes', 0.1, numbers, sketchPowers),
  defineFamily(kit, 'factors', 0.1, numbers, sketchFactors),
  defineFamily(kit, 'primes', 0.2, numbers, sketchPrimes),
  defineFamily(kit, 'interleaved', 0.3, numbers, sketchInterleaved),
  defineFamily(kit, 'fractions', 0.4, fractions, sketchFractions),
  defineFamily(kit, 'chained fractions', 0.5, fractions, sketchChained),
];

export const families = createFamilies({ search: continuations, chooseOptions });
