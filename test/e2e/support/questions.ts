import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { renderMarkup } from '#markup/render.ts';
import { openDatabase } from '#server/db/client.ts';
import { questions, solutions } from '#server/db/tables/questions.ts';

type QuestionFields = Omit<typeof questions.$inferInsert, 'descriptionHtml' | 'description'>;

interface NewQuestion extends Partial<QuestionFields> {
  description?: string;
  /** Null: it has none. */
  solution?: string | null;
}

/** Unique, and sorted next to others with the same prefix. */
export function uniqueName(prefix: string): string {
  return `${prefix} ${randomBytes(4).toString('hex')}`;
}

/** A question with its solution, as if saved in the editor. */
export async function insertQuestion(pool: Pool, question: NewQuestion = {}) {
  const { description = 'What is $1 + 1$?', solution = 'It is $2$.', ...fields } = question;
  const db = openDatabase(pool);
  const [row] = await db
    .insert(questions)
    .values({
      name: uniqueName('Question'),
      ...fields,
      description,
      descriptionHtml: renderMarkup(description).html,
    })
    .returning({ id: questions.id, name: questions.name });
  if (!row) throw new Error('The question was not inserted');
  if (solution !== null) await insertSolution(pool, row.id, solution);
  return row;
}

async function insertSolution(pool: Pool, questionId: number, content: string) {
  const contentHtml = renderMarkup(content).html;
  await openDatabase(pool).insert(solutions).values({ questionId, content, contentHtml });
}

/** As if an administrator saved it in another window. */
export async function updateSolution(pool: Pool, questionId: number, content: string) {
  await openDatabase(pool)
    .update(solutions)
    .set({
      content,
      contentHtml: renderMarkup(content).html,
      version: sql`${solutions.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(solutions.questionId, questionId));
}
