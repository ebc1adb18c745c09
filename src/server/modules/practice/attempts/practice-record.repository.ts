import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { leechFailures } from '#shared/domain/reviews.ts';
import type { Database } from '../../../db/client.ts';
import { folded } from '../../../db/tables/columns.ts';
import {
  attempts,
  isRatedAttempt,
  learnerConfidence,
  learnerQuestions,
} from '../../../db/tables/practice.ts';
import { learnerRatings, overall } from '../../../db/tables/ratings.ts';
import { asJudged, latestJudgment } from './latest-judgment.repository.ts';

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

    /** Rated answers, oldest first, in a category or all, with the verdict that counts today. */
    async listRated(userId: number, wanted: string) {
      const { id, category } = attempts;
      const latest = latestJudgment(db, id);
      const { verdict, grade, wasRight } = latest;
      const rows = await db
        .select({ attempt: attempts, latest: { verdict, grade, wasRight } })
        .from(attempts)
        .leftJoinLateral(latest, sql`true`)
        .where(
          and(
            eq(attempts.userId, userId),
            isRatedAttempt(attempts),
            wanted === overall ? undefined : eq(category, folded(wanted)),
          ),
        )
        .orderBy(asc(id));
      return rows.map((row) => asJudged(row.attempt, row.latest));
    },

    /** How often questions came back, and how often they went wrong then. */
    async countReviews(userId: number) {
      const { card, isSuspended } = learnerQuestions;
      const sum = (counted: SQL) => sql`coalesce(sum(${counted}), 0)`.mapWith(Number);
      const failed = sql`(${card} ->> 'lapses')::int`;
      const [row] = await db
        .select({
          total: sum(sql`(${card} ->> 'reps')::int - 1`),
          failed: sum(failed),
          leeches:
            sql`count(*) filter (where ${failed} >= ${leechFailures} and not ${isSuspended})`.mapWith(
              Number,
            ),
        })
        .from(learnerQuestions)
        .where(and(eq(learnerQuestions.userId, userId), isNotNull(card)));
      return row ?? { total: 0, failed: 0, leeches: 0 };
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
