import type { Random } from '../random.ts';
import type { Notation } from './family.ts';

/**
 * The answer and three wrong options: two are off by a slip or a little, in either direction, and
 * one is off by both. So each option is as far from the others as the answer is.
 */
export function chooseOptions<Term>(
  answer: Term,
  slips: readonly Term[],
  { write, isTerm, near, move }: Notation<Term>,
  random: Random,
): string[] {
  const drawWrong = () => {
    const isSlip = slips.length > 0 && random.chance(0.6);
    const wrong = isSlip ? random.pick(slips) : near(answer, random);
    return random.chance(0.5) ? wrong : move(answer, wrong, answer);
  };
  for (;;) {
    const [one, other] = [drawWrong(), drawWrong()];
    const options = [answer, one, other, move(one, answer, other)];
    const texts = options.map(write);
    if (options.every(isTerm) && new Set(texts).size === options.length)
      return random.shuffle(texts);
  }
}
