import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questionAnswers } from '../../../db/tables/answers.ts';
import { noPractice, type Practice } from './practice.ts';

const { questionId: _, ...columns } = getTableColumns(questionAnswers);

export function createPracticeRepository(db: Database) {
  return {
    async find(questionId: number): Promise<Practice> {
      const rows = await db
        .select(columns)
        .from(questionAnswers)
        .where(eq(questionAnswers.questionId, questionId));
      return rows[0] ?? noPractice;
    },

    async list(questionIds: number[]): Promise<Map<number, Practice>> {
      const rows = await db
        .select()
        .from(questionAnswers)
        // One parameter, however many ids.
        .where(sql`${questionAnswers.questionId} = any(${sql.param(questionIds)})`);
      return new Map(rows.map(({ questionId, ...practice }) => [questionId, practice]));
    },

    async save(rows: ({ questionId: number } & Practice)[]): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(questionAnswers)
        .values(rows)
        .onConflictDoUpdate({
          target: questionAnswers.questionId,
          set: {
            answer: sql`excluded.answer`,
            hints: sql`excluded.hints`,
            followUps: sql`excluded.follow_ups`,
            slug: sql`excluded.slug`,
            hasSimulation: sql`excluded.has_simulation`,
          },
        });
    },
  };
}
