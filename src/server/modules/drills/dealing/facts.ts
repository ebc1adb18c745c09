import { solveFact } from '#shared/drills/arithmetic/solve-fact.ts';
import type { Draw } from './family.ts';

/** Asks the given facts, with typed answers. */
export const drawFact: Draw<'facts'> = (random, { facts }) => {
  const fact = random.pick(facts);
  const result = solveFact(fact);
  if (!result) throw new RangeError('A fact has no answer.');
  return {
    prompt: `${fact.left} ${fact.operator} ${fact.right} = ?`,
    board: null,
    asks: { kind: 'number', answer: result.text },
    explanation: null,
    fact,
  };
};
