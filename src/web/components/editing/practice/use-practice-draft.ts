import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { changedParts, type PracticeDraft, toPracticeDraft } from './practice-draft.ts';

/** By field, such as `answer.value` or `hints.0`. */
export type PracticeErrors = Readonly<Record<string, string>>;

export interface PracticeForm {
  draft: PracticeDraft;
  /** For noticing unsaved changes. */
  first: PracticeDraft;
  errors: PracticeErrors;
  change: (part: Partial<PracticeDraft>) => void;
  showErrors: (errors: PracticeErrors) => void;
}

/** The part of a question's form that is not a plain field. */
export function usePracticeDraft(question: Parameters<typeof toPracticeDraft>[0]) {
  const [first] = useState(() => toPracticeDraft(question));
  const [draft, setDraft] = useState(first);
  const [errors, showErrors] = useState<PracticeErrors>({});
  const form: PracticeForm = {
    draft,
    first,
    errors,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      showErrors({});
    },
    showErrors,
  };
  return {
    form,
    /** What to send. */
    changed: () => changedParts(first, draft),
    explain: (error: Error) => showErrors(error instanceof ApiError ? error.fieldErrors : {}),
  };
}
