import { renderMarkup } from '#markup/render.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import type { AskedAnswer, AskedPart } from '#shared/contracts/question.ts';
import type { PartsAnswer } from '#shared/domain/answer-value.ts';

/** What readers may know before answering; null if it has no answer. */
export function toAskedAnswer(answer: Answer | null): AskedAnswer | null {
  if (!answer) return null;
  const { kind } = answer;
  const asked = { kind, unit: ('unit' in answer && answer.unit) || null, choices: null };
  if (kind === 'choice') return { ...asked, choices: answer.choices.map(toHtml) };
  if (kind !== 'parts') return asked;
  const first = toAskedPart(answer, 0);
  return first && { ...asked, parts: { count: answer.parts.length, first } };
}

/** Null: there is no such part. */
export function toAskedPart({ parts }: PartsAnswer, index: number): AskedPart | null {
  const part = parts[index];
  const asked = part && toAskedAnswer(part.answer);
  if (!asked) return null;
  const before = parts.slice(0, index).reduce((sum, { hints }) => sum + hints, 0);
  return { ...asked, html: toHtml(part.question), hints: { before, count: part.hints } };
}

const toHtml = (source: string) => renderMarkup(source).html;
