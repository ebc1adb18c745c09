import type pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { questionAnswers } from '#server/db/tables/answers.ts';

/** Inserts what the question bank would store about the question. */
export async function insertAnswer(
  pool: pg.Pool,
  { questionId, ...row }: { questionId: number } & Partial<typeof questionAnswers.$inferInsert>,
): Promise<void> {
  await openDatabase(pool)
    .insert(questionAnswers)
    .values({
      questionId,
      answer: { kind: 'fraction', value: '2/3' },
      hints: [],
      slug: `question-${questionId}`,
      hasSimulation: false,
      ...row,
    });
}
