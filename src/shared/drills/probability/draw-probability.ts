import type { Draw } from '../family.ts';
import type { Fraction } from '../fraction.ts';
import type { Random } from '../random.ts';
import { evaluate } from './expression.ts';
import { drawOptions } from './options.ts';
import type { Chance, Mean, Template } from './problem.ts';
import { showValue } from './show-value.ts';
import { drawLevel, drawProblem, ofLevel, templates } from './templates.ts';

/** How often a question is drawn again for its wrong answers. */
const otherNumbers = 2;

interface Choice {
  answer: Fraction;
  mistakes: readonly Fraction[];
  template: Template;
  limit: number;
}

type DrawOptions = (random: Random, choice: Choice) => { options: string[]; right: number };

export function createDraw(drawSome: DrawOptions): Draw<'probability'> {
  return (random, _settings, progress) => {
    const template = random.pick(ofLevel(templates, drawLevel(random, progress)));
    const { problem, answer } = drawProblem(random, template);
    const isChance = 'that' in problem;
    const question = isChance ? `What is the probability that ${problem.that}?` : problem.question;
    const value = showValue(problem.answer, answer);
    const limit = isChance ? 1000 : Number.POSITIVE_INFINITY;
    const options = drawSome(random, { answer, mistakes: mistakesOf(problem), template, limit });
    return {
      prompt: `${problem.setting} ${question}`,
      board: null,
      asks: { kind: 'option', ...options },
      explanation: `${problem.because ? `${problem.because}: ${value}` : value}.`,
      fact: null,
    };
  };
}

const mistakesOf = ({ mistakes }: Chance | Mean) => Object.values(mistakes).map(evaluate);

export const drawProbability = createDraw((random, { template, answer, mistakes, limit }) => {
  const others = Array.from({ length: otherNumbers }, () => {
    const drawn = drawProblem(random, template);
    return { answer: drawn.answer, mistakes: mistakesOf(drawn.problem) };
  });
  return drawOptions(random, { right: { answer, mistakes }, others, limit });
});
