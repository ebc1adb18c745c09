import type pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { solutions } from '#server/db/tables/questions.ts';

/** Returns the new solution's id. */
export async function insertSolution(
  pool: pg.Pool,
  solution: { questionId: number } & Partial<typeof solutions.$inferInsert>,
): Promise<number> {
  const defaults = { content: 'One half.', contentHtml: '<p>One half.</p>\n' };
  const [row] = await openDatabase(pool)
    .insert(solutions)
    .values({ ...defaults, ...solution })
    .returning({ id: solutions.id });
  if (!row) throw new Error('The solution was not inserted');
  return row.id;
}
