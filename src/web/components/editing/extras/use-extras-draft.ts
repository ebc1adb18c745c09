import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { changedParts, type ExtrasDraft, toExtrasDraft } from './extras-draft.ts';

/** By field, such as `answer.value` or `hints.0`. */
export type ExtrasErrors = Readonly<Record<string, string>>;

export interface ExtrasForm {
  draft: ExtrasDraft;
  /** For noticing unsaved changes. */
  first: ExtrasDraft;
  errors: ExtrasErrors;
  change: (part: Partial<ExtrasDraft>) => void;
  showErrors: (errors: ExtrasErrors) => void;
}

/** The part of a question's form that is not a plain field. */
export function useExtrasDraft(question: Parameters<typeof toExtrasDraft>[0]) {
  const [first] = useState(() => toExtrasDraft(question));
  const [draft, setDraft] = useState(first);
  const [errors, showErrors] = useState<ExtrasErrors>({});
  const form: ExtrasForm = {
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
