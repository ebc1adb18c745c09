import type { Random } from '../random.ts';

/** Read by `evaluate` in `expression.ts`. */
type Expression = string;

interface Asked {
  /** The experiment, as sentences. */
  setting: string;
  answer: Expression;
  /** What leads to the answer, in a few words. */
  because?: string;
  /** Tempting wrong answers by what is wrong with them. */
  mistakes: Record<string, Expression>;
}

export interface Chance extends Asked {
  /** What may happen, after "What is the probability that". */
  that: string;
  /** What the experiment is about, if its events can stand in a list of their own. */
  about?: string;
  /** What else there is to know about the experiment. */
  detail?: string;
}

export interface Mean extends Asked {
  question: string;
}

export type Level = 1 | 2 | 3;

/** Draws a problem with random numbers. */
export interface Template<Problem extends Chance | Mean = Chance | Mean> {
  level: Level;
  draw(random: Random): Problem;
}

export type Templates<Problem extends Chance | Mean> = Record<string, Template<Problem>>;
