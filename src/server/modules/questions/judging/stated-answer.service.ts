import type { Answer, GivenAnswer, GivenSingleAnswer } from '#shared/contracts/answer.ts';
import {
  type NumericAnswer,
  type PartsAnswer,
  type SingleAnswer,
  valueOfAnswer,
} from '#shared/domain/answer-value.ts';
import { AppError } from '../../../lib/errors.ts';
import { evaluate } from './expression/expression.ts';
import { parseExpression } from './expression/parse.ts';
import { ReadError } from './expression/read-error.ts';
import { judgeAnswer } from './judge-answer.ts';
import { readAnswer } from './read-answer.ts';

/** Why an answer cannot be used, and the field that it is about. */
interface AnswerProblem {
  field: string;
  problem: string;
}

type Result<Checked extends Answer> = { answer: Checked; problem: null } | AnswerProblem;

/** For doubles that stand for the same value. */
const rounding = 1e-9;

/** Completes what an author entered, or says why its own check would reject it. */
export function checkAnswer(given: GivenAnswer): Result<Answer> {
  if (given.kind === 'open' || given.kind === 'interval') return { answer: given, problem: null };
  return given.kind === 'parts' ? checkParts(given) : checkSingle(given);
}

export function checkSingle(given: GivenSingleAnswer): Result<SingleAnswer> {
  if (given.kind === 'choice') return findTwin(given.choices) ?? { answer: given, problem: null };
  if (given.kind !== 'expression') return findProblem(given) ?? { answer: given, problem: null };
  const read = readValue(given.value, 'value');
  if ('problem' in read) return read;
  const answer = { ...given, numeric: given.numeric ?? read.value };
  return findMismatch(answer, read.value) ?? findProblem(answer) ?? { answer, problem: null };
}

/** Completes each part, or says which one is wrong. */
function checkParts({ kind, parts }: Extract<GivenAnswer, { kind: 'parts' }>): Result<PartsAnswer> {
  const checked = [];
  for (const [index, part] of parts.entries()) {
    const own = checkSingle(part.answer);
    if (own.problem !== null) {
      return { field: `parts.${index}.answer.${own.field}`, problem: own.problem };
    }
    checked.push({ ...part, answer: own.answer });
  }
  return { answer: { kind, parts: checked }, problem: null };
}

/** Why the hints cannot be shared out among the parts; null: they can. */
export function findHintProblem(answer: Answer | null, hints: number): AnswerProblem | null {
  if (answer?.kind !== 'parts') return null;
  const shared = answer.parts.reduce((sum, part) => sum + part.hints, 0);
  if (shared === hints) return null;
  return {
    field: `parts.${answer.parts.length - 1}.hints`,
    problem: `The parts have ${shared} hints together, but the question has ${hints}`,
  };
}

/** The answer to save. Throws an error for the field with a problem. */
export function acceptAnswer(given: GivenAnswer): Answer {
  return accepted(checkAnswer(given), 'answer');
}

/** The same for what is checked of a follow-up, with the field that it stands in. */
export function acceptFollowUp(check: GivenSingleAnswer, place: string): SingleAnswer {
  return accepted(checkSingle(check), place);
}

function accepted<Checked extends Answer>(checked: Result<Checked>, place: string): Checked {
  if (checked.problem === null) return checked.answer;
  const { field, problem } = checked;
  throw new AppError(400, 'INVALID_INPUT', problem, {
    fieldErrors: { [`${place}.${field}`]: problem },
  });
}

function findTwin(choices: string[]): AnswerProblem | null {
  const twin = choices.findIndex((choice, index) => choices.indexOf(choice) !== index);
  return twin < 0 ? null : { field: `choices.${twin}`, problem: 'This choice is already listed' };
}

function findMismatch({ numeric }: { numeric: number }, value: number): AnswerProblem | null {
  if (Math.abs(numeric - value) <= rounding * Math.abs(value)) return null;
  return { field: 'numeric', problem: `The formula is ${value}, not ${numeric}` };
}

function findProblem(answer: NumericAnswer): AnswerProblem | null {
  const value = valueOfAnswer(answer);
  if (!Number.isFinite(value)) return { field: 'value', problem: 'The value is too large' };
  if (answer.isProbability && (value <= 0 || value >= 1 || answer.unit !== undefined)) {
    const problem = 'A probability lies between 0 and 1 and has no unit';
    return { field: 'isProbability', problem };
  }
  return findVanishing(answer) ?? findOwnProblem(answer) ?? findMistakeProblem(answer);
}

/** A value so small that zero would be right at the required decimal places. */
function findVanishing(answer: NumericAnswer): AnswerProblem | null {
  const { places } = answer;
  const value = valueOfAnswer(answer);
  if (places === undefined || value === 0 || Number(value.toFixed(places)) !== 0) return null;
  const problem = 'Rounded to this many places, the answer is 0: ask for significant digits';
  return { field: 'places', problem };
}

/** Tries the answer as a learner would type it, without and with its unit. */
function findOwnProblem(answer: NumericAnswer): AnswerProblem | null {
  const { unit = null } = answer;
  const own = answer.kind === 'expression' ? answer.numeric : answer.value;
  const typed = [
    { text: String(own), field: 'value' },
    ...(unit === null ? [] : [{ text: `${own} ${unit}`, field: 'unit' }]),
  ];
  for (const { text, field } of typed) {
    const { given, problem } = readAnswer(text, unit);
    const refusal = problem ?? judgeAnswer(answer, given);
    if (typeof refusal === 'string' || refusal.verdict !== 'right') {
      const why = typeof refusal === 'string' ? refusal : refusal.message;
      return { field, problem: `The check would reject the answer “${text}”: ${why}` };
    }
  }
  return null;
}

function findMistakeProblem(answer: NumericAnswer): AnswerProblem | null {
  for (const [index, { value, message }] of (answer.mistakes ?? []).entries()) {
    const field = `mistakes.${index}.value`;
    const read = readValue(value, field);
    if ('problem' in read) return read;
    const given = { value: read.value, digits: null, resolution: null };
    const judgment = judgeAnswer(answer, given);
    if (judgment.verdict === 'right') return { field, problem: 'This is accepted as the answer' };
    if (judgment.message !== message) return { field, problem: 'This mistake is already listed' };
  }
  return null;
}

function readValue(text: string, field: string): { value: number } | AnswerProblem {
  try {
    const value = evaluate(parseExpression(text));
    return Number.isFinite(value) ? { value } : { field, problem: 'This has no finite value' };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { field, problem: `The check cannot read “${text}”: ${error.message}` };
  }
}
