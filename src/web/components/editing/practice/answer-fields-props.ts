import type { AnswerDraft } from './answer-draft.ts';
import type { PracticeErrors } from './use-practice-draft.ts';

export interface AnswerFieldsProps {
  draft: AnswerDraft;
  errors: PracticeErrors;
  onChange: (part: Partial<AnswerDraft>) => void;
}
