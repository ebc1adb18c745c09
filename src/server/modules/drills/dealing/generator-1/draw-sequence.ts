import { createDraw } from '../sequences/draw-sequence.ts';
import { createFamilies } from '../sequences/families.ts';
import { createSearch, fitBasic } from '../sequences/rules/search.ts';
import { chooseOptions } from './sequence-options.ts';

export const drawSequence = createDraw(
  createFamilies({ search: createSearch(fitBasic), chooseOptions }),
);
