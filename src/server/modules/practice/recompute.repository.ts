import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { learners } from '../../db/tables/learners.ts';
import {
  attempts,
  learnerConfidence,
  learnerQuestions,
  learnerRatingDays,
  learnerRatings,
  questionRatings,
  questionResults,
} from '../../db/tables/practice.ts';

const batch = 1_000;

export interface DerivedRows {
  questions: (typeof learnerQuestions.$inferInsert)[];
  ratings: (typeof learnerRatings.$inferInsert)[];
  days: (typeof learnerRatingDays.$inferInsert)[];
  confidence: (typeof learnerConfidence.$inferInsert)[];
  learner: Pick<typeof learners.$inferInsert, 'ratedOn' | 'ratedToday'>;
}

export function createRecomputeRepository(db: Database) {
  return {
    async learnersAfter(userId: number): Promise<number[]> {
      const rows = await db
        .select({ userId: learners.userId })
        .from(learners)
        .where(gt(learners.userId, userId))
        .orderBy(asc(learners.userId))
        .limit(batch);
      return rows.map((row) => row.userId);
    },

    async questionsAfter(questionId: number): Promise<number[]> {
      const rows = await db
        .select({ questionId: questionRatings.questionId })
        .from(questionRatings)
        .where(gt(questionRatings.questionId, questionId))
        .orderBy(asc(questionRatings.questionId))
        .limit(batch);
      return rows.map((row) => row.questionId);
    },

    attemptsAfter(userId: number, id: number) {
      return db
        .select()
        .from(attempts)
        .where(and(eq(attempts.userId, userId), gt(attempts.id, id)))
        .orderBy(asc(attempts.id))
        .limit(batch);
    },

    resultsAfter(questionId: number, attemptId: number) {
      return db
        .select()
        .from(questionResults)
        .where(
          and(eq(questionResults.questionId, questionId), gt(questionResults.attemptId, attemptId)),
        )
        .orderBy(asc(questionResults.attemptId))
        .limit(batch);
    },

    /** Instead of everything derived so far. */
    async replace(userId: number, rows: DerivedRows): Promise<void> {
      const owned = [learnerQuestions, learnerRatings, learnerRatingDays, learnerConfidence];
      for (const table of owned) await db.delete(table).where(eq(table.userId, userId));
      for (const some of chunk(rows.questions)) await db.insert(learnerQuestions).values(some);
      for (const some of chunk(rows.ratings)) await db.insert(learnerRatings).values(some);
      for (const some of chunk(rows.days)) await db.insert(learnerRatingDays).values(some);
      for (const some of chunk(rows.confidence)) await db.insert(learnerConfidence).values(some);
      await db.update(learners).set(rows.learner).where(eq(learners.userId, userId));
    },
  };
}

function chunk<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / batch);
  return Array.from({ length: count }, (_, at) => rows.slice(at * batch, (at + 1) * batch));
}
