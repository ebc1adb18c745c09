import type { Fraction } from '#shared/drills/fraction.ts';
import type { Random } from '../random.ts';
import { showThousandths, toThousandths } from './thousandths.ts';

const optionCount = 5;
/** How often one of the options is a mistake. */
const temptation = 0.6;
/** After as many problems with an answer too close to another, the next ones are of other kinds. */
const mostTries = 12;

export interface Solved {
  answer: Fraction;
  mistakes: readonly Fraction[];
}

interface Choice<Problem> {
  /** One that could be asked. */
  draw: (isStuck: boolean) => Problem;
  limit: number;
}

/**
 * Options by size. All but one at most are answers to problems that could have been asked, and only
 * then is it drawn which of them is. So each of these is right with the same chance, whatever they
 * look like. The mistake may be one with any of the problems.
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

/** Nobody who is right to two digits may hesitate. */
function isApart(a: number, b: number): boolean {
  return Math.abs(a - b) >= Math.max(11, Math.ceil(Math.max(a, b) * 0.06));
}
