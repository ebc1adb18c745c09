import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { dailyQuestions } from '../../../db/tables/questions.ts';

export function createDailyQuestionRepository(db: Database) {
  async function find(date: string): Promise<number | null> {
    const [row] = await db.select().from(dailyQuestions).where(eq(dailyQuestions.date, date));
    return row?.questionId ?? null;
  }

  return {
    find,

    /** The first caller sets it for all processes. Returns the one that is set. */
    async set(date: string, questionId: number): Promise<number | null> {
      await db.insert(dailyQuestions).values({ date, questionId }).onConflictDoNothing();
      return find(date);
    },

    async replace(date: string, gone: number, questionId: number): Promise<number | null> {
      await db
        .update(dailyQuestions)
        .set({ questionId })
        .where(and(eq(dailyQuestions.date, date), eq(dailyQuestions.questionId, gone)));
      return find(date);
    },
  };
}
