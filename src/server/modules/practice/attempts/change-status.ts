import type { QuestionStatus } from '#shared/domain/question-status.ts';
import type { Database } from '../../../db/client.ts';
import { createQuestionStatusRepository } from './question-status.repository.ts';

/** How an attempt changes the status: to the one set, or to attempted if there was none. */
export type StatusChange = { set: QuestionStatus } | { start: true; exploredAt?: Date } | null;

interface Subject {
  userId: number;
  questionId: number;
  at: Date;
}

/** The new status; undefined if unchanged. */
export async function changeStatus(
  db: Database,
  { userId, questionId, at }: Subject,
  change: StatusChange,
): Promise<QuestionStatus | undefined> {
  if (change === null) return undefined;
  const repository = createQuestionStatusRepository(db);
  const row = { userId, questionId, createdAt: at, updatedAt: at };
  if ('start' in change) {
    const { exploredAt = null } = change;
    const isNew = await repository.start({ ...row, status: 'attempted', exploredAt });
    return isNew ? 'attempted' : undefined;
  }
  const status = change.set;
  const isChanged =
    status === null
      ? await repository.clear(userId, questionId)
      : await repository.set({ ...row, status });
  return isChanged ? status : undefined;
}
