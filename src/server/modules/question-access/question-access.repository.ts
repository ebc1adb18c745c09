import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { questions } from '../../db/tables/questions.ts';

/** Keeps the question from being deleted until the transaction ends. */
export async function holdQuestionRow(db: Database, id: number) {
  const [row] = await db
    .select({ isVisible: questions.isVisible })
    .from(questions)
    .where(eq(questions.id, id))
    .for('key share');
  return row ?? null;
}
