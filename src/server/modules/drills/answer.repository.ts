import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillAnswers } from '../../db/tables/drills.ts';
import type { StoredAnswer } from './accept-answers.ts';

const { runId, item, response, edit, milliseconds, receivedAt, isLate } = drillAnswers;

export function createAnswerRepository(db: Database) {
  return {
    list(ofRun: string): Promise<StoredAnswer[]> {
      return db
        .select({ item, response, edit, milliseconds, receivedAt, isLate })
        .from(drillAnswers)
        .where(eq(runId, ofRun))
        .orderBy(asc(item));
    },

    /** Call with the run locked, after deciding which answers count. */
    async save(ofRun: string, answers: readonly StoredAnswer[]): Promise<void> {
      if (answers.length === 0) return;
      await db
        .insert(drillAnswers)
        .values(answers.map((answer) => ({ runId: ofRun, ...answer })))
        .onConflictDoUpdate({
          target: [runId, item],
          set: {
            response: sql`excluded.response`,
            edit: sql`excluded.edit`,
            milliseconds: sql`excluded.milliseconds`,
            receivedAt: sql`excluded.received_at`,
            isLate: sql`excluded.is_late`,
          },
        });
    },
  };
}
