import { renderFormula } from '#markup/render-formula.ts';
import type { AnswerReading } from '#shared/contracts/answer-check.ts';
import type { SingleAnswer } from '#shared/domain/answer-value.ts';
import { AppError } from '../../../lib/errors.ts';
import { judgeAnswer, rightAnswer, wrong, wrongAnswer } from './judge-answer.ts';
import { readAnswer } from './read-answer.ts';

export { answerMarkup } from './answer-markup.ts';
export { toAskedAnswer, toAskedPart } from './asked-answer.ts';
export { judgeInterval } from './judge-interval.ts';

export type Verdict = 'right' | 'close' | 'wrong';

/** Refuses text that it cannot read, naming the field it came from. */
export function judgeInput(answer: SingleAnswer, text: string, field = 'answer') {
  if (answer.kind === 'choice') return { ...judgeChoice(answer, text, field), readAs: null };
  const reading = readAnswer(text, answer.unit ?? null);
  if (reading.problem !== null) throw unreadable(reading.problem, field);
  return { ...judgeAnswer(answer, reading.given), readAs: drawReading(reading.latex) };
}

/** What the log keeps: for a choice, its text, since its position may change. */
export function givenText(answer: SingleAnswer, text: string): string {
  return answer.kind === 'choice' ? (answer.choices[Number(text) - 1] ?? text) : text;
}

/** Judges a logged answer by the current one. Null: it cannot be judged, or is only a slip. */
export function judgeGiven(answer: SingleAnswer, given: string): Verdict | null {
  if (answer.kind === 'choice') {
    const chosen = answer.choices.indexOf(given) + 1;
    if (chosen === 0) return null;
    return chosen === answer.value ? 'right' : 'wrong';
  }
  const reading = readAnswer(given, answer.unit ?? null);
  if (reading.problem !== null) return null;
  const { verdict } = judgeAnswer(answer, reading.given);
  return verdict === 'incomplete' ? null : verdict;
}

/** How a text is read, or why it cannot be. */
export function readInput(text: string, unit: string | null): AnswerReading {
  const { latex, problem } = readAnswer(text, unit);
  return problem === null ? { readAs: drawReading(latex), problem } : { readAs: null, problem };
}

function drawReading(latex: string): string {
  return renderFormula(latex, 'inline').html;
}

function judgeChoice(
  { choices, value, mistakes = [] }: Extract<SingleAnswer, { kind: 'choice' }>,
  text: string,
  field: string,
) {
  const chosen = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (chosen < 1 || chosen > choices.length) {
    throw unreadable('Choose one of the answers.', field);
  }
  if (chosen === value) return rightAnswer;
  const mistake = mistakes.find((wrong) => wrong.value === chosen);
  return mistake ? wrong(mistake.message) : wrongAnswer;
}

function unreadable(message: string, field: string): AppError {
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { [field]: message } });
}
