import { renderMarkup } from '#markup/render.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import type { AskedAnswer } from '#shared/contracts/question.ts';

/** What readers may know before answering; null if it has no answer. */
export function toAskedAnswer(answer: Answer | null): AskedAnswer | null {
  if (!answer) return null;
  const choices =
    answer.kind === 'choice' ? answer.choices.map((source) => renderMarkup(source).html) : null;
  return {
    kind: answer.kind,
    unit: ('unit' in answer && answer.unit) || null,
    choices,
  };
}
