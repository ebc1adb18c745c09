import { solveFact } from '#shared/drills/arithmetic/solve-fact.ts';
import type { Draw } from './family.ts';

/** Asks given facts, typed. */
export const drawFact: Draw<'facts'> = (random, { facts }) => {
  const fact = random.pick(facts);
  const result = solveFact(fact);
  if (!result) throw new RangeError('A fact cannot be worked out.');
  return {
    prompt: `${fact.left} ${fact.operator} ${fact.right} = ?`,
    board: null,
    asks: { kind: 'number', answer: result.text },
    explanation: null,
    fact,
  };
};
