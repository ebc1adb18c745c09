import type { RevisedQuestion } from '#shared/contracts/admin-question.ts';
import { type Extras, extraSources } from './extras.ts';
import type { NewRevision, QuestionRow, SolutionRow } from './question-writing.repository.ts';

/** Null: not a user, such as the question bank. */
export type Editor = { id: number; username: string } | null;

export function questionRevision(row: QuestionRow, extras: Extras, editor: Editor): NewRevision {
  const content: RevisedQuestion = {
    name: row.name,
    description: row.description,
    difficulty: row.difficulty,
    category: row.category,
    type: row.type,
    imageUrl: row.imageUrl,
    isVisible: row.isVisible,
    isPremium: row.isPremium,
    keepsAnswer: row.keepsAnswer,
    subject: row.subject,
    tags: row.tags,
    ...extraSources(extras),
  };
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
