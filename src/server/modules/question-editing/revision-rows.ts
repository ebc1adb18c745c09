import type { RevisedQuestion } from '#shared/contracts/admin-question.ts';
import type { NewRevision, QuestionRow, SolutionRow } from './question-writing.repository.ts';

/** Null: not a user, such as the question bank. */
export type Editor = { id: number; username: string } | null;

/** The content of a question revision. */
export const revisedFields = [
  'name',
  'description',
  'difficulty',
  'category',
  'type',
  'imageUrl',
  'isVisible',
  'isPremium',
  'keepsAnswer',
] as const satisfies (keyof RevisedQuestion)[];

export function questionRevision(row: QuestionRow, editor: Editor): NewRevision {
  const content = Object.fromEntries(revisedFields.map((field) => [field, row[field]]));
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
