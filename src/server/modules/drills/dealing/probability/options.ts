import type { Fraction } from '#shared/domain/fraction.ts';
import type { Random } from '../random.ts';
import { showThousandths, toThousandths } from './thousandths.ts';

const optionCount = 5;
/** How often one of the options is a mistake. */
const temptation = 0.6;
/** After this many problems with an answer too close to another, tries other kinds. */
const mostTries = 12;

export interface Solved {
  answer: Fraction;
  mistakes: readonly Fraction[];
}

interface Choice<Problem> {
  /** Draws a problem that could be asked. */
  draw: (isStuck: boolean) => Problem;
  limit: number;
}

/**
 * Sorted options. All but at most one are answers to problems that could have been asked, and which
 * of them is asked is drawn last. So each answer is equally likely to be right, whatever it looks
 * like. The mistake can belong to any of the problems.
 */
export function drawOptions<Problem extends Solved>(
  random: Random,
  { draw, limit }: Choice<Problem>,
): { problem: Problem; options: string[]; right: number } {
  const problems: Problem[] = [];
  const values: number[] = [];
  const add = (value: number) => {
    const fits = value > 0 && value < limit && values.every((other) => isApart(other, value));
    if (fits) values.push(value);
    return fits;
  };
  const fill = (count: number) => {
    for (let tries = 1; values.length < count; tries += 1) {
      const problem = draw(tries > mostTries);
      if (add(toThousandths(problem.answer))) problems.push(problem);
    }
  };
  if (random.chance(temptation)) {
    fill(optionCount - 1);
    random.shuffle(problems.flatMap(({ mistakes }) => mistakes.map(toThousandths))).find(add);
  }
  fill(optionCount);
  const problem = random.pick(problems);
  const options = values.toSorted((a, b) => a - b);
  const right = options.indexOf(toThousandths(problem.answer));
  return { problem, options: options.map(showThousandths), right };
}

/** Being right to two digits must be enough to choose. */
function isApart(a: number, b: number): boolean {
  return Math.abs(a - b) >= Math.max(11, Math.ceil(Math.max(a, b) * 0.06));
}
