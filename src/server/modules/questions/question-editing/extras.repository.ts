import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questionAnswers } from '../../../db/tables/answers.ts';
import { type Extras, noExtras } from './extras.ts';

const { questionId: _, ...columns } = getTableColumns(questionAnswers);

export function createExtrasRepository(db: Database) {
  return {
    async find(questionId: number): Promise<Extras> {
      const rows = await db
        .select(columns)
        .from(questionAnswers)
        .where(eq(questionAnswers.questionId, questionId));
      return rows[0] ?? noExtras;
    },

    async list(questionIds: number[]): Promise<Map<number, Extras>> {
      const rows = await db
        .select()
        .from(questionAnswers)
        // One parameter, however many ids.
        .where(sql`${questionAnswers.questionId} = any(${sql.param(questionIds)})`);
      return new Map(rows.map(({ questionId, ...extras }) => [questionId, extras]));
    },

    async save(rows: ({ questionId: number } & Extras)[]): Promise<void> {
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
            hasFigure: sql`excluded.has_figure`,
          },
        });
    },
  };
}
