import { useEffect, useEffectEvent, useRef } from 'react';
import { answerIn } from '../../../components/answering/answer-in.ts';
import { type Owner, readAnswer, saveAnswer } from './saved-answer.ts';

/** Keeps the answer in the form across reloads, if it has an owner. */
export function useSavedAnswer(owner: Owner | null) {
  const form = useRef<HTMLFormElement>(null);
  const restore = useEffectEvent(() => {
    if (!form.current || !owner) return;
    const typed = answerIn(form.current);
    // Text typed before hydration wins over the saved answer.
    if (typed) saveAnswer(owner, typed);
    else fill(form.current, readAnswer(owner));
  });
  useEffect(() => restore(), []);
  return { ref: form, save: (text: string) => owner && saveAnswer(owner, text) };
}

function fill(form: HTMLFormElement, answer: string): void {
  const field = form.elements.namedItem('answer');
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof RadioNodeList
  ) {
    field.value = answer;
  }
}
