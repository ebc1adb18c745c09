import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { attempts } from '../../../db/tables/practice.ts';

/** What shows a learner the numbers. */
const meetings = ['answer', 'hint', 'simulation', 'solution', 'reveal'] as const;

export function createNumbersRepository(db: Database) {
  return {
    /** The variants that the learner has met, the latest last. */
    listMet(userId: number, questionIds: readonly number[]) {
      const { questionId, seed, id } = attempts;
      return db
        .select({ questionId: sql<number>`${questionId}`, seed })
        .from(attempts)
        .where(
          and(
            eq(attempts.userId, userId),
            inArray(questionId, [...questionIds]),
            inArray(attempts.kind, [...meetings]),
          ),
        )
        .groupBy(questionId, seed)
        .orderBy(max(id));
    },
  };
}
