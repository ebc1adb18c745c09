import type { AdminQuestionRow } from '#shared/contracts/admin-question.ts';

/** What can be done with one question. */
export interface RowActs {
  edit: (question: AdminQuestionRow) => void;
  toggleVisibility: (question: AdminQuestionRow) => void;
  togglePremium: (question: AdminQuestionRow) => void;
  showHistory: (question: AdminQuestionRow) => void;
  remove: (question: AdminQuestionRow) => void;
  /** Of the question that is being changed. */
  busyId: number | null;
}
