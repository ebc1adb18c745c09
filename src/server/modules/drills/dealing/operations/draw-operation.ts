import { blanks, equationOf, isSolvable, itemOf, operandsOf } from '../arithmetic/equation.ts';
import { askOneOf } from '../arithmetic/options.ts';
import { slipNumber } from '../arithmetic/slips.ts';
import type { Draw } from '../family.ts';
import { drawOperands, isInRange } from './draw-operands.ts';

/** Sums, products and their inverses within the ranges of the settings. */
export const drawOperation: Draw<'operations'> = (random, settings) => {
  const operator = random.pick(settings.operators);
  const equation = equationOf(operator, drawOperands(random, operator, settings));
  const blank = settings.isBlankAnywhere
    ? random.pick(blanks.filter((part) => isSolvable(equation, part)))
    : 'result';
  if (settings.options === null) {
    return itemOf(equation, blank, { kind: 'number', answer: equation[blank].text });
  }
  const kind = { operator, blank };
  const shifted = settings.places > 0 ? 0.4 : 0;
  return askOneOf(random, operandsOf(equation), {
    kind,
    count: settings.options,
    slip(operands) {
      const next = slipNumber(random, kind, operands, { shifted });
      return isInRange(operator, settings, next) ? next : null;
    },
  });
};
