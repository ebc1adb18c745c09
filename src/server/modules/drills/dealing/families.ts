import { drawEighty } from './eighty/draw-eighty.ts';
import { drawFact } from './facts.ts';
import type { Families } from './family.ts';
import { drawLikelihood } from './likelihood/draw-likelihood.ts';
import { drawOperation } from './operations/draw-operation.ts';
import { drawOrderBook } from './order-book/draw-order-book.ts';
import { drawProbability } from './probability/draw-probability.ts';
import { drawSequence } from './sequences/draw-sequence.ts';

export const families: Families = {
  operations: drawOperation,
  eighty: drawEighty,
  facts: drawFact,
  sequences: drawSequence,
  probability: drawProbability,
  likelihood: drawLikelihood,
  'order-book': drawOrderBook,
};
