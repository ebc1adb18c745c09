import { and, desc, eq, gte, isNull, lt, not, or, sql } from 'drizzle-orm';
import { leechFailures } from '#shared/domain/reviews.ts';
import type { Database } from '../../../db/client.ts';
import { isClosedAnswer, statedAnswers } from '../../../db/tables/answers.ts';
import { isMistake, learnerQuestions } from '../../../db/tables/practice.ts';
import { questions } from '../../../db/tables/questions.ts';

const mostReplayed = 50;
const mostLeeches = 20;

export function createMistakesRepository(db: Database) {
  const { userId, questionId, due, card, isSuspended } = learnerQuestions;
  const shown = and(eq(questions.id, questionId), questions.isVisible);
  const named = { id: questions.id, name: questions.name };
  const isOwnMistake = (owner: number) => and(eq(userId, owner), isMistake(learnerQuestions));
  const failures = sql`(${card} ->> 'lapses')::int`.mapWith(Number);

  return {
    /** Mistakes with an answer to check that are not due before then, longest unseen first. */
    listReplayable(owner: number, end: Date) {
      const isChecked = and(
        eq(statedAnswers.questionId, questionId),
        isClosedAnswer(statedAnswers.answer),
      );
      return db
        .select(named)
        .from(learnerQuestions)
        .innerJoin(questions, shown)
        .innerJoin(statedAnswers, isChecked)
        .where(and(isOwnMistake(owner), or(isNull(due), gte(due, end))))
        .orderBy(sql`${card} ->> 'lastReview'`, questionId)
        .limit(mostReplayed);
    },

    /** All, or those due before then. */
    async count(owner: number, end?: Date): Promise<number> {
      const [row] = await db
        .select({ count: sql`count(*)`.mapWith(Number) })
        .from(learnerQuestions)
        .innerJoin(questions, shown)
        .where(and(isOwnMistake(owner), end && lt(due, end)));
      return row?.count ?? 0;
    },

    /** Questions that keep failing, most often first. */
    listLeeches(owner: number) {
      return db
        .select({ ...named, tags: questions.tags, failures })
        .from(learnerQuestions)
        .innerJoin(questions, shown)
        .where(and(eq(userId, owner), not(isSuspended), gte(failures, leechFailures)))
        .orderBy(desc(failures), questionId)
        .limit(mostLeeches);
    },
  };
}
