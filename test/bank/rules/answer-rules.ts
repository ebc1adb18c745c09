import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import { evaluate } from '#server/modules/questions/judging/expression/expression.ts';
import { parseExpression } from '#server/modules/questions/judging/expression/parse.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { isNear } from '../is-near.ts';
import { findPrecisionProblems } from './precision-rules.ts';

/** The answer check must match what the question asks and what readers see. */
export function findAnswerProblems(question: BankQuestion): string[] {
  const { answer } = question;
  if (answer.kind === 'open') return [];
  if (answer.kind === 'choice') return findUnexplainedChoices(answer);
  return [
    ...findFormulaProblems(answer),
    ...findPrecisionProblems(question, answer),
    ...findUnitProblems(question.description, answer),
    ...findProbabilityProblems(answer),
  ];
}

/** Each wrong choice is a misconception that somebody has. */
function findUnexplainedChoices(answer: Extract<Answer, { kind: 'choice' }>): string[] {
  const { choices, value, mistakes = [] } = answer;
  return choices.flatMap((choice, index) => {
    const isExplained = mistakes.some((mistake) => mistake.value === index + 1);
    if (index + 1 === value || isExplained) return [];
    return [`The wrong choice “${choice}” has no message.`];
  });
}

function findFormulaProblems(answer: NumericAnswer): string[] {
  if (answer.kind !== 'expression') return [];
  const { value, numeric } = answer;
  const shown = evaluate(parseExpression(value));
  if (isNear(shown, numeric)) return [];
  return [`The answer's value ${value} is ${shown}, but its numeric is ${numeric}.`];
}

function findUnitProblems(description: string, { unit }: NumericAnswer): string[] {
  if (unit === undefined) return [];
  const text = description.toLowerCase();
  const stems = unit === '%' ? ['percent|%'] : unit.split(' ').map((word) => word.slice(0, 4));
  const isNamed = stems.every((stem) => new RegExp(stem).test(text));
  return isNamed ? [] : [`The question never mentions the unit of its answer: ${unit}.`];
}

function findProbabilityProblems(answer: NumericAnswer): string[] {
  if (!answer.isProbability) return [];
  const value = valueOfAnswer(answer);
  if (value > 0 && value < 1 && answer.unit === undefined) return [];
  return ['A probability lies between 0 and 1 and has no unit.'];
}
