import type { Fraction } from '#shared/domain/fraction.ts';
import type { Draw } from '../family.ts';
import type { Random } from '../random.ts';
import { evaluate } from './expression.ts';
import { drawOptions } from './options.ts';
import type { Chance, Mean, Template } from './problem.ts';
import { showValue } from './show-value.ts';
import { drawLevel, drawProblem, ofLevel, templates } from './templates.ts';

type Problem = Chance | Mean;

interface Question {
  problem: Problem;
  answer: Fraction;
  options: string[];
  right: number;
}

export function createDraw(drawQuestion: (random: Random, template: Template) => Question) {
  const draw: Draw<'probability'> = (random, _settings, progress) => {
    const template = random.pick(ofLevel(templates, drawLevel(random, progress)));
    const { problem, answer, options, right } = drawQuestion(random, template);
    const question = isChance(problem)
      ? `What is the probability that ${problem.that}?`
      : problem.question;
    const value = showValue(problem.answer, answer);
    return {
      prompt: `${problem.setting} ${question}`,
      board: null,
      asks: { kind: 'option', options, right },
      explanation: `${problem.because ? `${problem.because}: ${value}` : value}.`,
      fact: null,
    };
  };
  return draw;
}

const isChance = (problem: Problem): problem is Chance => 'that' in problem;
export const limitOf = (problem: Problem) => (isChance(problem) ? 1000 : Number.POSITIVE_INFINITY);
export const mistakesOf = ({ mistakes }: Problem) => Object.values(mistakes).map(evaluate);

function drawSolved(random: Random, template: Template) {
  const { problem, answer } = drawProblem(random, template);
  return { problem, answer, mistakes: mistakesOf(problem) };
}

export const drawProbability = createDraw((random, template) => {
  const first = drawSolved(random, template);
  const isAlike = (other: Problem) => isChance(other) === isChance(first.problem);
  const drawOther = () => {
    for (;;) {
      const solved = drawSolved(random, random.pick(Object.values(templates)));
      if (isAlike(solved.problem)) return solved;
    }
  };
  const { problem, ...shown } = drawOptions(random, {
    draw: (isStuck) => (isStuck ? drawOther() : drawSolved(random, template)),
    limit: limitOf(first.problem),
  });
  return { ...problem, ...shown };
});
