import type { DrillItem } from '#shared/drills/item.ts';
import type { Random } from '../random.ts';
import type { Search } from './rules/search.ts';

/** A sequence that has not been checked yet. */
export interface Sketch<Term> {
  /** The last one is asked for. */
  terms: readonly Term[];
  /** Wrong answers that a slip leads to. Those that make no sense are left out later. */
  slips: readonly Term[];
  /** In words. */
  rule: string;
}

/** `level` goes from 0, the easiest, to 1. */
export type Sketcher<Term> = (random: Random, level: number) => Sketch<Term>;

/** The kind of terms: whole numbers, fractions or letters. */
export interface Notation<Term> {
  /** Different values have different texts. */
  write(term: Term): string;
  isTerm(term: Term): boolean;
  /** Whether the sequence is neither too plain nor too large to be searched. */
  isWorthAsking(terms: readonly Term[]): boolean;
  /** Whether every rule that fits the terms shown leads to the answer. */
  isClear(shown: readonly Term[], answer: Term, search: Search): boolean;
  /** A term close to another. */
  near(term: Term, random: Random): Term;
  /** Moves a term by the distance between two others. */
  move(term: Term, from: Term, to: Term): Term;
}

/** What all families share. */
export interface Kit {
  search: Search;
  /** The answer and wrong options. */
  chooseOptions<Term>(
    answer: Term,
    slips: readonly Term[],
    notation: Notation<Term>,
    random: Random,
  ): string[];
}

export type Rejection = 'unreadable' | 'ambiguous';

export interface Family {
  name: string;
  /** The progress at which it starts to be drawn. */
  from: number;
  draw(random: Random, level: number): DrillItem | Rejection;
}

export function defineFamily<Term>(
  { search, chooseOptions }: Kit,
  name: string,
  from: number,
  notation: Notation<Term>,
  sketch: Sketcher<Term>,
): Family {
  return {
    name,
    from,
    draw(random, level) {
      const { terms, slips, rule } = sketch(random, level);
      const shown = terms.slice(0, -1);
      const [answer] = terms.slice(-1);
      const texts = terms.map(notation.write);
      const isReadable = terms.every(notation.isTerm) && new Set(texts).size >= shown.length;
      if (answer === undefined || !isReadable || !notation.isWorthAsking(terms)) {
        return 'unreadable';
      }
      if (!notation.isClear(shown, answer, search)) return 'ambiguous';
      const wrong = slips.filter((slip) => !texts.includes(notation.write(slip)));
      const options = chooseOptions(answer, wrong, notation, random);
      return {
        prompt: [...texts.slice(0, -1), '?'].join(', '),
        board: null,
        asks: { kind: 'option', options, right: options.indexOf(notation.write(answer)) },
        explanation: rule,
        fact: null,
      };
    },
  };
}
