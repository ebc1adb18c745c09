import { compare, type Fraction, fraction } from '#shared/domain/fraction.ts';
import type { Random } from '../random.ts';
import { arrangements } from './arrangements.ts';
import { cards } from './cards.ts';
import { coins } from './coins.ts';
import { conditional } from './conditional.ts';
import { diceFaces } from './dice-faces.ts';
import { diceSums } from './dice-sums.ts';
import { expectations } from './expectations.ts';
import { evaluate } from './expression.ts';
import type { Chance, Mean, Template, Templates } from './problem.ts';
import { urns } from './urns.ts';
import { waiting } from './waiting.ts';

export const chances: Templates<Chance> = {
  ...diceSums,
  ...diceFaces,
  ...coins,
  ...cards,
  ...urns,
  ...arrangements,
  ...conditional,
  ...waiting,
};

export const templates: Templates<Chance | Mean> = { ...chances, ...expectations };

const [rare, sure] = [fraction(2, 100), fraction(98, 100)];

/** A problem of the template with its answer. Chances close to 0 or 1 leave nothing to estimate. */
export function drawProblem<Problem extends Chance | Mean>(
  random: Random,
  { draw }: Template<Problem>,
): { problem: Problem; answer: Fraction } {
  for (;;) {
    const problem = draw(random);
    const answer = evaluate(problem.answer);
    const isChance = 'that' in problem;
    if (!isChance || (compare(answer, rare) >= 0 && compare(answer, sure) <= 0)) {
      return { problem, answer };
    }
  }
}

/** Levels rise with progress: 1 at the start, 2 halfway, 3 at the end. */
export function drawLevel(random: Random, progress: number): number {
  const level = 1 + 2 * progress;
  return Math.floor(level) + (random.chance(level % 1) ? 1 : 0);
}

export function ofLevel<Problem extends Chance | Mean>(
  all: Templates<Problem>,
  level: number,
): Template<Problem>[] {
  return Object.values(all).filter((template) => template.level === level);
}
