import type pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { questionMeasures } from '#server/db/tables/measures.ts';
import { questions } from '#server/db/tables/questions.ts';

type QuestionOverrides = Partial<typeof questions.$inferInsert>;

/** Adds the questions and returns their ids in the same order. */
export async function insertQuestions(
  pool: pg.Pool,
  rows: readonly QuestionOverrides[],
): Promise<number[]> {
  const defaults = { name: 'A fair coin', description: 'What is it?', descriptionHtml: '' };
  const inserted = await openDatabase(pool)
    .insert(questions)
    .values(rows.map((row) => ({ ...defaults, ...row })))
    .returning({ id: questions.id });
  return inserted.map(({ id }) => id);
}

/** Sets a user's status on a question. */
export async function setStatus(
  pool: pg.Pool,
  username: string,
  questionId: number,
  status: 'attempted' | 'solved',
): Promise<void> {
  await pool.query(
    `insert into question_statuses (user_id, question_id, status)
       select id, $2, $3 from users where username = $1`,
    [username, questionId, status],
  );
}

/** Sets the measured difficulty of a question. */
export async function setMeasure(
  pool: pg.Pool,
  questionId: number,
  measure: Partial<typeof questionMeasures.$inferInsert>,
): Promise<void> {
  const usual = { rating: 1500, deviation: 80, results: 10, rightResults: 5 };
  await openDatabase(pool)
    .insert(questionMeasures)
    .values({ ...usual, ...measure, questionId });
}
