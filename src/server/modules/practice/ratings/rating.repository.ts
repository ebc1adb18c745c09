import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { learners } from '../../../db/tables/learners.ts';
import {
  learnerRatingDays,
  learnerRatings,
  questionRatings,
  questionResults,
} from '../../../db/tables/practice.ts';

type LearnerRatingRow = typeof learnerRatings.$inferInsert;
type QuestionRatingRow = typeof questionRatings.$inferInsert;

interface RatedRows {
  ratings: LearnerRatingRow[];
  /** In UTC. */
  day: string;
  question: QuestionRatingRow;
  result: typeof questionResults.$inferInsert;
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

    /** Its results are rated one after the other: nobody else rates it until the transaction ends. */
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

    async saveOfQuestion({ questionId, ...row }: QuestionRatingRow): Promise<void> {
      await db.update(questionRatings).set(row).where(eq(questionRatings.questionId, questionId));
    },

    /** Both sides of a result, in one statement. */
    async saveResult({ ratings, day, question, result, learner }: RatedRows): Promise<void> {
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
      const ofQuestion = db
        .$with('of_question')
        .as(
          db
            .update(questionRatings)
            .set(question)
            .where(eq(questionRatings.questionId, question.questionId))
            .returning({ questionId: questionRatings.questionId }),
        );
      const counted = db
        .$with('counted')
        .as(
          db
            .update(learners)
            .set(learner)
            .where(eq(learners.userId, learner.userId))
            .returning({ userId: learners.userId }),
        );
      await db.with(ofLearner, ofDay, ofQuestion, counted).insert(questionResults).values(result);
    },
  };
}
