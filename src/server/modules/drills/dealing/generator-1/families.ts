import { families } from '../families.ts';
import type { Families } from '../family.ts';
import { drawEighty } from './draw-eighty.ts';
import { drawOperation } from './draw-operation.ts';
import { drawProbability } from './draw-probability.ts';
import { drawSequence } from './draw-sequence.ts';

/** The families until November 2026, which still deal the runs of that time: never change one. */
export const firstFamilies: Families = {
  ...families,
  eighty: drawEighty,
  operations: drawOperation,
  probability: drawProbability,
  sequences: drawSequence,
};
