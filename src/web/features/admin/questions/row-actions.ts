import type { AdminQuestionRow } from '#shared/contracts/admin-question.ts';

/** Actions on one question. */
export interface RowActions {
  edit: (question: AdminQuestionRow) => void;
  toggleVisibility: (question: AdminQuestionRow) => void;
  togglePremium: (question: AdminQuestionRow) => void;
  showHistory: (question: AdminQuestionRow) => void;
  remove: (question: AdminQuestionRow) => void;
  /** The id of the question that is being changed. */
  busyId: number | null;
}
