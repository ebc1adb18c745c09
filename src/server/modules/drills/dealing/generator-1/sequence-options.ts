import type { Random } from '../random.ts';

const optionCount = 4;
const mostSlips = 2;

interface Terms<Term> {
  write(term: Term): string;
  isTerm(term: Term): boolean;
  near(term: Term, random: Random): Term;
}

/**
 * The answer and wrong options. Some are close to a wrong option instead of the answer, or the
 * answer would always be in the middle.
 */
export function chooseOptions<Term>(
  answer: Term,
  slips: readonly Term[],
  { write, isTerm, near }: Terms<Term>,
  random: Random,
): string[] {
  const chosen = new Map([[write(answer), answer]]);
  for (const slip of random.shuffle(slips.filter(isTerm))) {
    if (chosen.size <= mostSlips) chosen.set(write(slip), slip);
  }
  while (chosen.size < optionCount) {
    const close = near(random.pick([...chosen.values()]), random);
    if (isTerm(close)) chosen.set(write(close), close);
  }
  return random.shuffle([...chosen.keys()]);
}
