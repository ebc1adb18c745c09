import { renderMarkup } from '#markup/render.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import type { AskedAnswer } from '#shared/contracts/question.ts';

/** What readers may know before answering; null if there is no answer check. */
export function toAskedAnswer(answer: Answer | null): AskedAnswer | null {
  if (!answer || answer.kind === 'open') return null;
  const choices =
    answer.kind === 'choice' ? answer.choices.map((source) => renderMarkup(source).html) : null;
  return {
    kind: answer.kind,
    unit: answer.kind === 'choice' ? null : (answer.unit ?? null),
    choices,
  };
}
