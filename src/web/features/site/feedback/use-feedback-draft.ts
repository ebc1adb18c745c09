import { useEffect, useEffectEvent, useRef } from 'react';
import { dropDraft, type FeedbackDraft, readDraft, saveDraft } from './feedback-draft.ts';

/** Keeps the form's content across reloads until it is sent. */
export function useFeedbackDraft(userId: number | null, fill: (draft: FeedbackDraft) => void) {
  const form = useRef<HTMLFormElement>(null);

  const save = () => {
    if (form.current) saveDraft(userId, readForm(form.current));
  };
  const restore = useEffectEvent(() => {
    const draft = readDraft(userId);
    // Text typed before hydration wins.
    if (form.current && readForm(form.current).message) save();
    else if (draft) fill(draft);
  });
  useEffect(() => restore(), []);

  return { ref: form, onInput: save, drop: dropDraft };
}

function readForm(form: HTMLFormElement): FeedbackDraft {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? '');
  return { message: textOf('message'), name: textOf('name'), email: textOf('email') };
}
