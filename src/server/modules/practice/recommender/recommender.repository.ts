import { and, between, desc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { statedAnswers } from '../../../db/tables/answers.ts';
import { learnerQuestions } from '../../../db/tables/practice.ts';
import { questionStatuses, questions } from '../../../db/tables/questions.ts';
import { learnerRatings, questionRatings } from '../../../db/tables/ratings.ts';

/** Rows per window: the choice is made among a few hundred questions, however many there are. */
const window = 150;
const mostResults = 2_000;
/** Must match the index on measured questions. */
const measured = 110;

export function createRecommenderRepository(db: Database) {
  /** Questions that a learner has not started, with an answer to check. */
  function listFresh(userId: number, allowsPremium: boolean) {
    const begun = (table: typeof learnerQuestions | typeof questionStatuses) =>
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.questionId, questions.id)));
    const { answer, questionId } = statedAnswers;
    const isFresh = and(
      questions.isVisible,
      sql`${answer} ->> 'kind' <> 'open'`,
      allowsPremium ? undefined : sql`not ${questions.isPremium}`,
      notExists(begun(learnerQuestions)),
      notExists(begun(questionStatuses)),
    );
    const query = db
      .select({
        id: questions.id,
        name: questions.name,
        subject: questions.subject,
        difficulty: questions.difficulty,
        category: questions.category,
        categoryKey: questions.categoryKey,
        tags: questions.tags,
        isPremium: questions.isPremium,
        rating: questionRatings.rating,
        deviation: questionRatings.deviation,
      })
      .from(questions)
      .innerJoin(statedAnswers, eq(questionId, questions.id))
      .leftJoin(questionRatings, eq(questionRatings.questionId, questions.id))
      .$dynamic();
    return { query, isFresh };
  }

  return {
    /** The newest questions with a first verdict, and that verdict. */
    listResults(userId: number) {
      const lastReview = sql<string | null>`${learnerQuestions.card} ->> 'lastReview'`;
      return db
        .select({
          questionId: questions.id,
          tags: questions.tags,
          isRight: sql<boolean>`${learnerQuestions.isFirstRight}`,
          lastReview,
        })
        .from(learnerQuestions)
        .innerJoin(questions, eq(questions.id, learnerQuestions.questionId))
        .where(and(eq(learnerQuestions.userId, userId), isNotNull(learnerQuestions.isFirstRight)))
        .orderBy(desc(learnerQuestions.questionId))
        .limit(mostResults);
    },

    listRatings(userId: number) {
      return db.select().from(learnerRatings).where(eq(learnerRatings.userId, userId));
    },

    /** Those with one label, by name. */
    listByLabel(userId: number, allowsPremium: boolean, rank: number) {
      const { query, isFresh } = listFresh(userId, allowsPremium);
      return query
        .where(and(isFresh, eq(questions.difficultyRank, rank)))
        .orderBy(questions.nameKey, questions.id)
        .limit(window);
    },

    /** Those with a measured difficulty in the range. */
    listMeasured(userId: number, allowsPremium: boolean, lowest: number, highest: number) {
      const { query, isFresh } = listFresh(userId, allowsPremium);
      const { rating, deviation } = questionRatings;
      return query
        .where(and(isFresh, between(rating, lowest, highest), lt(deviation, measured)))
        .orderBy(rating, questionRatings.questionId)
        .limit(window);
    },

    listAmong(userId: number, allowsPremium: boolean, ids: readonly number[]) {
      const { query, isFresh } = listFresh(userId, allowsPremium);
      return query.where(and(isFresh, inArray(questions.id, [...ids])));
    },
  };
}
