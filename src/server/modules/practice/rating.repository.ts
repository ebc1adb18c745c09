import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  learnerRatingDays,
  learnerRatings,
  questionRatings,
  questionResults,
} from '../../db/tables/practice.ts';

type LearnerRatingRow = typeof learnerRatings.$inferInsert;
type QuestionRatingRow = typeof questionRatings.$inferInsert;

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

    async saveOfLearner(rows: LearnerRatingRow[]): Promise<void> {
      const { userId, category } = learnerRatings;
      await db
        .insert(learnerRatings)
        .values(rows)
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
        });
    },

    async saveDays(rows: (typeof learnerRatingDays.$inferInsert)[]): Promise<void> {
      const { userId, category, day } = learnerRatingDays;
      await db
        .insert(learnerRatingDays)
        .values(rows)
        .onConflictDoUpdate({
          target: [userId, category, day],
          set: { rating: sql`excluded.rating`, deviation: sql`excluded.deviation` },
        });
    },

    async saveOfQuestion({ questionId, ...row }: QuestionRatingRow): Promise<void> {
      await db.update(questionRatings).set(row).where(eq(questionRatings.questionId, questionId));
    },

    async insertResult(row: typeof questionResults.$inferInsert): Promise<void> {
      await db.insert(questionResults).values(row);
    },
  };
}
