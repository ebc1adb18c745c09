import { type RevisedQuestion, revisedQuestionSchema } from '#shared/contracts/admin-question.ts';
import { type Extras, extraSources } from './extras.ts';
import type { NewRevision, QuestionRow, SolutionRow } from './question-writing.repository.ts';

/** Null: not a user, such as the question bank. */
export type Editor = { id: number; username: string } | null;

export const revisedFields = revisedQuestionSchema.keyof().options;

export function questionRevision(row: QuestionRow, extras: Extras, editor: Editor): NewRevision {
  const question: RevisedQuestion = { ...row, ...extraSources(extras) };
  const content = Object.fromEntries(revisedFields.map((field) => [field, question[field]]));
  return { ...revision(row, editor), questionId: row.id, subject: 'question', content };
}

export function solutionRevision(row: SolutionRow, editor: Editor): NewRevision {
  const { questionId, content } = row;
  return { ...revision(row, editor), questionId, subject: 'solution', content: { content } };
}

function revision({ version, updatedAt }: { version: number; updatedAt: Date }, editor: Editor) {
  return {
    version,
    editorId: editor?.id ?? null,
    editorName: editor?.username ?? null,
    createdAt: updatedAt,
  };
}
