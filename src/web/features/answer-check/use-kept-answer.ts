import { useEffect, useEffectEvent, useRef } from 'react';
import { keepAnswer, readAnswer } from './kept-answer.ts';

/** What stands in the form is still there after a reload. */
export function useKeptAnswer(owner: { questionId: number; userId: number | null }) {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const typed = answerIn(form.current);
    // Whoever typed before the scripts came goes on with that.
    if (typed) keepAnswer(owner, typed);
    else fill(form.current, readAnswer(owner));
  });
  useEffect(() => takeOver(), []);
  return { ref: form, keep: (text: string) => keepAnswer(owner, text) };
}

export function answerIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('answer') ?? '').trim();
}

function fill(form: HTMLFormElement, answer: string): void {
  const field = form.elements.namedItem('answer');
  if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = answer;
}
