import { evaluate } from '#server/modules/questions/judging/expression/expression.ts';
import { parseExpression } from '#server/modules/questions/judging/expression/parse.ts';
import { fits } from '#server/modules/questions/judging/precision.ts';
import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { isNear } from '../is-near.ts';

/** The proof must compute each named mistake, and none of them may be accepted as the answer. */
export function findMistakeProblems(
  answer: NumericAnswer,
  computeMistakes: () => number[] = () => [],
): string[] {
  const named = answer.mistakes ?? [];
  const computed = computeMistakes();
  if (named.length !== computed.length) {
    return [
      `Mistakes named: ${named.length}. Mistakes that the proof computes: ${computed.length}.`,
    ];
  }
  return named.flatMap(({ value }, index) => {
    const stated = evaluate(parseExpression(value));
    const found = computed[index] ?? Number.NaN;
    const given = { value: stated, digits: null, resolution: null };
    if (!isNear(found, stated)) {
      return [`The mistake ${value} is stated, but mistakes() computes ${found}.`];
    }
    const passes = fits(answer, given, valueOfAnswer(answer));
    return passes ? [`The mistake ${value} is accepted as the answer.`] : [];
  });
}
