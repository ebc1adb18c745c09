import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questions } from '../../../db/tables/questions.ts';

/** Prevents deletion of the question until the transaction ends. */
export async function holdQuestionRow(db: Database, id: number) {
  const [row] = await db
    .select({ isVisible: questions.isVisible })
    .from(questions)
    .where(eq(questions.id, id))
    .for('key share');
  return row ?? null;
}
