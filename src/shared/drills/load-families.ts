import type { Families } from './family.ts';
import type { DrillFormat, FamilyName } from './format.ts';

const loaders: Record<FamilyName, () => Promise<Families>> = {
  operations: async () => {
    const { drawOperation } = await import('./operations/draw-operation.ts');
    return { operations: drawOperation };
  },
  eighty: async () => {
    const { drawEighty } = await import('./eighty/draw-eighty.ts');
    return { eighty: drawEighty };
  },
  facts: async () => {
    const { drawFact } = await import('./facts.ts');
    return { facts: drawFact };
  },
  sequences: async () => {
    const { drawSequence } = await import('./sequences/draw-sequence.ts');
    return { sequences: drawSequence };
  },
  probability: async () => {
    const { drawProbability } = await import('./probability/draw-probability.ts');
    return { probability: drawProbability };
  },
  likelihood: async () => {
    const { drawLikelihood } = await import('./likelihood/draw-likelihood.ts');
    return { likelihood: drawLikelihood };
  },
  'order-book': async () => {
    const { drawOrderBook } = await import('./order-book/draw-order-book.ts');
    return { 'order-book': drawOrderBook };
  },
};

/** For pages: downloads only the families of the format. */
export async function loadFamilies({ blocks }: DrillFormat): Promise<Families> {
  const names = new Set(blocks.map(({ family }) => family));
  const loaded = await Promise.all([...names].map((name) => loaders[name]()));
  return Object.assign({}, ...loaded);
}
