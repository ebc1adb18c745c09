import type { Random } from '../random.ts';

/** Read by `evaluate` in `expression.ts`. */
type Expression = string;

interface Asked {
  /** The experiment, as sentences. */
  setting: string;
  answer: Expression;
  /** Why the answer is right, in a few words. */
  because?: string;
  /** Tempting wrong answers, by what is wrong with them. */
  mistakes: Record<string, Expression>;
}

export interface Chance extends Asked {
  /** The event, worded to follow "What is the probability that". */
  that: string;
  /** The experiment in brief, if its events make sense in a list. */
  about?: string;
  /** More details of the experiment. */
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
