import type { AnswerDraft } from './answer-draft.ts';
import type { ExtrasErrors } from './use-extras-draft.ts';

export interface AnswerFieldsProps {
  draft: AnswerDraft;
  errors: ExtrasErrors;
  onChange: (part: Partial<AnswerDraft>) => void;
}
