import type { Draw } from '../family.ts';
import { evaluate } from './expression.ts';
import { drawOptions } from './options.ts';
import { showValue } from './show-value.ts';
import { drawLevel, drawProblem, ofLevel, templates } from './templates.ts';

export const drawProbability: Draw<'probability'> = (random, _settings, progress) => {
  const template = random.pick(ofLevel(templates, drawLevel(random, progress)));
  const { problem, answer } = drawProblem(random, template);
  const isChance = 'that' in problem;
  const question = isChance ? `What is the probability that ${problem.that}?` : problem.question;
  const value = showValue(problem.answer, answer);
  return {
    prompt: `${problem.setting} ${question}`,
    board: null,
    asks: {
      kind: 'option',
      ...drawOptions(random, {
        answer,
        mistakes: Object.values(problem.mistakes).map(evaluate),
        limit: isChance ? 1000 : Number.POSITIVE_INFINITY,
      }),
    },
    explanation: `${problem.because ? `${problem.because}: ${value}` : value}.`,
    fact: null,
  };
};
