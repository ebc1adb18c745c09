import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { learners } from '../../../../db/tables/learners.ts';
import {
  learnerRatingDays,
  learnerRatings,
  overall,
  questionRatings,
  questionResults,
  resultNetworks,
} from '../../../../db/tables/ratings.ts';
import { mostPerNetwork } from './question-guard.ts';

type LearnerRatingRow = typeof learnerRatings.$inferInsert;
type QuestionRatingRow = typeof questionRatings.$inferInsert;

interface RatedRows {
  ratings: LearnerRatingRow[];
  /** In UTC. */
  day: string;
  /** Null: it does not count for the question. */
  counted: { question: QuestionRatingRow; result: typeof questionResults.$inferInsert } | null;
  learner: { userId: number; ratedOn: string; ratedToday: number };
}

export function createRatingRepository(db: Database) {
  return {
    listOfLearner(userId: number, categories: readonly string[]) {
      const { category } = learnerRatings;
      return db
        .select()
        .from(learnerRatings)
        .where(and(eq(learnerRatings.userId, userId), inArray(category, [...categories])));
    },

    listOverall(userIds: readonly number[]) {
      const { userId, category, rating } = learnerRatings;
      return db
        .select({ userId, rating })
        .from(learnerRatings)
        .where(and(eq(category, overall), inArray(userId, [...userIds])));
    },

    /** Locks its rating until the transaction ends, so that its results are rated one at a time. */
    async holdQuestion(start: QuestionRatingRow) {
      const { questionId } = start;
      const [row] = await db
        .insert(questionRatings)
        .values(start)
        .onConflictDoUpdate({ target: questionRatings.questionId, set: { questionId } })
        .returning();
      if (!row) throw new Error(`The rating of question ${questionId} was not held`);
      return row;
    },

    /** The same, but only if it has been rated. */
    async lockQuestion(questionId: number) {
      const [row] = await db
        .select()
        .from(questionRatings)
        .where(eq(questionRatings.questionId, questionId))
        .for('no key update');
      return row ?? null;
    },

    async saveOfQuestion({ questionId, ...row }: QuestionRatingRow): Promise<void> {
      await db.update(questionRatings).set(row).where(eq(questionRatings.questionId, questionId));
    },

    /** Counts another result from the network today, if the question has room for it. */
    async takeRoom(row: Omit<typeof resultNetworks.$inferInsert, 'results'>): Promise<boolean> {
      const { questionId, network, results } = resultNetworks;
      const taken = await db
        .insert(resultNetworks)
        .values({ ...row, results: 1 })
        .onConflictDoUpdate({
          target: [questionId, network],
          set: { results: sql`${results} + 1` },
          setWhere: lt(results, mostPerNetwork),
        })
        .returning({ results });
      return taken.length > 0;
    },

    async forgetNetworks(today: string): Promise<void> {
      await db.delete(resultNetworks).where(lt(resultNetworks.day, today));
    },

    /** Both sides of a result, in one statement. */
    async saveResult({ ratings, day, counted, learner }: RatedRows): Promise<void> {
      const { userId, category } = learnerRatings;
      const ofLearner = db.$with('of_learner').as(
        db
          .insert(learnerRatings)
          .values(ratings)
          .onConflictDoUpdate({
            target: [userId, category],
            set: {
              rating: sql`excluded.rating`,
              deviation: sql`excluded.deviation`,
              volatility: sql`excluded.volatility`,
              currentDeviation: sql`excluded.current_deviation`,
              results: sql`excluded.results`,
              ratedAt: sql`excluded.rated_at`,
            },
          })
          .returning({ userId }),
      );
      const ofDay = db.$with('of_day').as(
        db
          .insert(learnerRatingDays)
          .values(ratings.map((rating) => ({ ...rating, day })))
          .onConflictDoUpdate({
            target: [learnerRatingDays.userId, learnerRatingDays.category, learnerRatingDays.day],
            set: { rating: sql`excluded.rating`, deviation: sql`excluded.deviation` },
          })
          .returning({ userId: learnerRatingDays.userId }),
      );
      await db
        .with(ofLearner, ofDay, ...(counted ? ofQuestion(db, counted) : []))
        .update(learners)
        .set(learner)
        .where(eq(learners.userId, learner.userId));
    },
  };
}

function ofQuestion(db: Database, { question, result }: NonNullable<RatedRows['counted']>) {
  const { questionId } = questionRatings;
  return [
    db
      .$with('of_question')
      .as(
        db
          .update(questionRatings)
          .set(question)
          .where(eq(questionId, question.questionId))
          .returning({ questionId }),
      ),
    db
      .$with('of_result')
      .as(
        db
          .insert(questionResults)
          .values(result)
          .returning({ attemptId: questionResults.attemptId }),
      ),
  ];
}
