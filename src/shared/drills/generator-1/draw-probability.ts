import { createDraw } from '../probability/draw-probability.ts';
import { drawOptions } from './probability-options.ts';

export const drawProbability = createDraw(drawOptions);
