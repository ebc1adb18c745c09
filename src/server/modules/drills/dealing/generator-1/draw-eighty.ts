import type { Fraction } from '#shared/domain/fraction.ts';
import { writeNumber } from '#shared/drills/arithmetic/numeral.ts';
import { isSum, itemOf } from '../arithmetic/equation.ts';
import { writeUnreduced } from '../eighty/draw-equation.ts';
import { areAmongFractions, drawQuestion, typedAnswer } from '../eighty/draw-question.ts';
import type { Draw } from '../family.ts';
import type { Random } from '../random.ts';
import { askOption } from './options.ts';
import { decimalShifts, digitSlips, fractionSlips } from './slips.ts';

export const drawEighty: Draw<'eighty'> = (random, { isTyped }) => {
  const question = drawQuestion(random);
  const { numbers, equation, blank } = question;
  if (isTyped) {
    return itemOf(equation, blank, { kind: 'number', answer: typedAnswer(question) });
  }
  const { value } = equation[blank];
  const isAmongFractions = areAmongFractions(random, question);
  const hasShifts = numbers === 'decimals' && !isSum(equation.operator);
  const wrong = isAmongFractions
    ? fractionSlips(random, value)
    : wrongNumbers(random, value, { hasShifts });
  const write = isAmongFractions
    ? (number: Fraction) => writeUnreduced(random, number, 0.6)
    : writeNumber;
  return itemOf(equation, blank, askOption(random, value, wrong, { count: 4, write }));
};

function* wrongNumbers(random: Random, value: Fraction, { hasShifts }: { hasShifts: boolean }) {
  if (hasShifts) yield* random.shuffle(decimalShifts(value)).slice(0, random.int(1, 3));
  yield* digitSlips(random, value);
}
