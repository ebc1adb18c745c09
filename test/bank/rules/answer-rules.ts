import { evaluate } from '#server/modules/answers/expression/expression.ts';
import { parseExpression } from '#server/modules/answers/expression/parse.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import { isNear, rounding } from '../stated-value.ts';

/** What readers are shown and what their answers are compared with are the same. */
export function findAnswerProblems(answer: Answer): string[] {
  if (answer.kind !== 'expression') return [];
  const { value, numeric } = answer;
  const shown = evaluate(parseExpression(value));
  if (isNear(shown, { value: numeric, tolerance: rounding })) return [];
  return [`The answer's value ${value} is ${shown}, but its numeric is ${numeric}.`];
}
