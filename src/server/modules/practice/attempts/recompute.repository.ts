import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { learners } from '../../../db/tables/learners.ts';
import { attempts, learnerConfidence, learnerQuestions } from '../../../db/tables/practice.ts';
import {
  learnerRatingDays,
  learnerRatings,
  questionRatings,
  questionResults,
} from '../../../db/tables/ratings.ts';
import { asJudged, latestJudgment } from './latest-judgment.repository.ts';

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

    /** With the verdicts that count today. */
    async attemptsAfter(userId: number, id: number) {
      const latest = latestJudgment(db, attempts.id);
      const rows = await db
        .select({
          attempt: attempts,
          latest: { verdict: latest.verdict, grade: latest.grade, wasRight: latest.wasRight },
        })
        .from(attempts)
        .leftJoinLateral(latest, sql`true`)
        .where(and(eq(attempts.userId, userId), gt(attempts.id, id)))
        .orderBy(asc(attempts.id))
        .limit(batch);
      return rows.map((row) => asJudged(row.attempt, row.latest));
    },

    async resultsAfter(questionId: number, attemptId: number) {
      const latest = latestJudgment(db, questionResults.attemptId);
      const rows = await db
        .select({ result: questionResults, verdict: latest.verdict })
        .from(questionResults)
        .leftJoinLateral(latest, sql`true`)
        .where(
          and(eq(questionResults.questionId, questionId), gt(questionResults.attemptId, attemptId)),
        )
        .orderBy(asc(questionResults.attemptId))
        .limit(batch);
      return rows.map(({ result, verdict }) =>
        verdict === null ? result : { ...result, isRight: verdict === 'right' },
      );
    },

    /** Replaces everything derived so far. */
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
