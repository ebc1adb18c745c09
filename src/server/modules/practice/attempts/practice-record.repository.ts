import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { folded } from '../../../db/tables/columns.ts';
import { learnerConfidence, learnerQuestions } from '../../../db/tables/practice.ts';
import { learnerRatingDays, learnerRatings } from '../../../db/tables/ratings.ts';

export function createPracticeRecordRepository(db: Database) {
  return {
    /** Overall and by category. */
    listRatings(userId: number) {
      const { category, rating, currentDeviation, results } = learnerRatings;
      return db
        .select({ category, rating, deviation: currentDeviation, results })
        .from(learnerRatings)
        .where(eq(learnerRatings.userId, userId))
        .orderBy(asc(category));
    },

    listRatingDays(userId: number, wanted: string, from: string) {
      const { category, day, rating, deviation } = learnerRatingDays;
      return db
        .select({ date: day, rating, deviation })
        .from(learnerRatingDays)
        .where(
          and(eq(learnerRatingDays.userId, userId), eq(category, folded(wanted)), gte(day, from)),
        )
        .orderBy(asc(day));
    },

    countSolved(userId: number) {
      const { solvedHow } = learnerQuestions;
      return db
        .select({ how: solvedHow, count: sql`count(*)`.mapWith(Number) })
        .from(learnerQuestions)
        .where(and(eq(learnerQuestions.userId, userId), isNotNull(solvedHow)))
        .groupBy(solvedHow);
    },

    listConfidence(userId: number) {
      const { confidence, answers, rightAnswers } = learnerConfidence;
      return db
        .select({ confidence, answers, rightAnswers })
        .from(learnerConfidence)
        .where(eq(learnerConfidence.userId, userId))
        .orderBy(asc(confidence));
    },
  };
}
