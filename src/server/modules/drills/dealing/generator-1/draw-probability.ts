import { createDraw, limitOf, mistakesOf } from '../probability/draw-probability.ts';
import { drawProblem } from '../probability/templates.ts';
import { drawOptions } from './probability-options.ts';

export const drawProbability = createDraw((random, template) => {
  const { problem, answer } = drawProblem(random, template);
  const [mistakes, limit] = [mistakesOf(problem), limitOf(problem)];
  return { problem, answer, ...drawOptions(random, { answer, mistakes, limit }) };
});
