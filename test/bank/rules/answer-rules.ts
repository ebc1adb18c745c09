import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import { evaluate } from '#server/modules/questions/judging/expression/expression.ts';
import { parseExpression } from '#server/modules/questions/judging/expression/parse.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import {
  isNumeric,
  type NumericAnswer,
  rubricPoints,
  valueOfAnswer,
} from '#shared/domain/answer-value.ts';
import { isNear } from '../is-near.ts';
import { partQuestions } from './part-questions.ts';
import { findPrecisionProblems } from './precision-rules.ts';

/** The answer check must match what the question asks and what readers see. */
export function findAnswerProblems(question: BankQuestion): string[] {
  const { answer } = question;
  if (answer.kind === 'parts') return partQuestions(question).flatMap(findAnswerProblems);
  if (answer.kind === 'choice') return findUnexplainedChoices(answer);
  if (answer.kind === 'open') return findThinRubric(answer);
  if (!isNumeric(answer)) return findUnaskedInterval(question.description);
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

const fewestPoints = 3;

function findThinRubric({ rubric, model }: Extract<Answer, { kind: 'open' }>): string[] {
  const problems = [];
  if (rubricPoints(rubric).length < fewestPoints) {
    problems.push(`The rubric names fewer than ${fewestPoints} points, one a line.`);
  }
  if (model === undefined) problems.push('The open answer has no model.');
  return problems;
}

function findUnaskedInterval(description: string): string[] {
  return /\binterval\b/i.test(description) ? [] : ['The question does not ask for an interval.'];
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
