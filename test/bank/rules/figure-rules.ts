import { FigureError } from '#markup/figure/figure.ts';
import { readFigure } from '#markup/figure/read-figure.ts';
import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import { isNumeric, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { figuresIn, withoutFigures, wordsInFigure } from '../figures-in-text.ts';
import { partQuestions } from './part-questions.ts';

/** An alt says what can be seen, in a sentence or two. */
const shortestAlt = 30;

/** Every figure can be drawn, and those that are shown before the answer do not tell it. */
export function findFigureProblems(question: BankQuestion): string[] {
  const { hints, solution, followUps } = question;
  const asked = partQuestions(question);
  const texts = [
    ...asked.map(({ description }) => description),
    ...[...hints, solution],
    ...followUps.flatMap(({ question: text, answer }) => [text, answer]),
  ];
  const problems = texts.flatMap(figuresIn).flatMap(findUnreadable);
  return [...new Set([...problems, ...asked.flatMap(findToldAnswer)])];
}

function findUnreadable(source: string): string[] {
  try {
    const { alt } = readFigure(source);
    return alt.length < shortestAlt ? [`The alt of a figure is too short: ${alt}`] : [];
  } catch (error) {
    if (!(error instanceof FigureError)) throw error;
    return [`A figure cannot be drawn. ${error.message}.`];
  }
}

/** Numbers that the statement has, too, tell nothing. */
function findToldAnswer(question: BankQuestion): string[] {
  const { answer, description, hints } = question;
  const told = [description, ...hints].flatMap(figuresIn).map(wordsInFigure).join('\n');
  const known = numbersIn(withoutFigures(description));
  const problem = 'A figure before the solution tells the answer.';
  if (answer.kind === 'choice') {
    const right = answer.choices[answer.value - 1] ?? '';
    return told.toLowerCase().includes(right.toLowerCase()) ? [problem] : [];
  }
  if (!isNumeric(answer)) return [];
  const value = valueOfAnswer(answer);
  const isAnswer = (number: number) =>
    !known.includes(number) &&
    [1, 100].some((scale) => Math.abs(number - scale * value) <= 0.005 * scale * Math.abs(value));
  return numbersIn(told).some(isAnswer) ? [problem] : [];
}

const numbersIn = (text: string) =>
  [...text.matchAll(/(-?\d+(?:\.\d+)?)(?:\/(\d+))?/g)].map(
    ([, numerator, denominator = '1']) => Number(numerator) / Number(denominator),
  );
