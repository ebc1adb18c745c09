import { and, eq, ne } from 'drizzle-orm';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import type { Database } from '../../../db/client.ts';
import { questionStatuses } from '../../../db/tables/questions.ts';

type NewStatus = typeof questionStatuses.$inferInsert;

/** Each write returns whether it changed anything: of two identical ones, only the first does. */
export function createQuestionStatusRepository(db: Database) {
  return {
    async find(userId: number, questionId: number): Promise<QuestionStatus> {
      const [row] = await db
        .select({ status: questionStatuses.status })
        .from(questionStatuses)
        .where(ownRow(userId, questionId));
      return row?.status ?? null;
    },

    async set(row: NewStatus): Promise<boolean> {
      const changed = await db
        .insert(questionStatuses)
        .values(row)
        .onConflictDoUpdate({
          target: [questionStatuses.userId, questionStatuses.questionId],
          set: { status: row.status, updatedAt: row.updatedAt },
          setWhere: ne(questionStatuses.status, row.status),
        })
        .returning({ status: questionStatuses.status });
      return changed.length > 0;
    },

    async start(row: NewStatus): Promise<boolean> {
      const started = await db
        .insert(questionStatuses)
        .values(row)
        .onConflictDoNothing()
        .returning({ status: questionStatuses.status });
      return started.length > 0;
    },

    async clear(userId: number, questionId: number): Promise<boolean> {
      const cleared = await db
        .delete(questionStatuses)
        .where(ownRow(userId, questionId))
        .returning({ status: questionStatuses.status });
      return cleared.length > 0;
    },
  };
}

function ownRow(userId: number, questionId: number) {
  return and(eq(questionStatuses.userId, userId), eq(questionStatuses.questionId, questionId));
}
