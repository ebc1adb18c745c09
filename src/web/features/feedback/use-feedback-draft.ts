import { useEffect, useEffectEvent, useRef } from 'react';
import { dropDraft, type FeedbackDraft, keepDraft, readDraft } from './feedback-draft.ts';

/** What stands in the form is still there after a reload, until it is sent. */
export function useFeedbackDraft(userId: number | null, fill: (draft: FeedbackDraft) => void) {
  const form = useRef<HTMLFormElement>(null);

  const keep = () => {
    if (form.current) keepDraft(userId, readForm(form.current));
  };
  const takeOver = useEffectEvent(() => {
    const draft = readDraft(userId);
    // Whoever typed before the scripts came goes on with that.
    if (form.current && readForm(form.current).message) keep();
    else if (draft) fill(draft);
  });
  useEffect(() => takeOver(), []);

  return { ref: form, onInput: keep, drop: dropDraft };
}

function readForm(form: HTMLFormElement): FeedbackDraft {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? '');
  return { message: textOf('message'), name: textOf('name'), email: textOf('email') };
}
