import { and, eq, gte, isNotNull, lt, not, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { attempts, learnerQuestions } from '../../../db/tables/practice.ts';
import { questions } from '../../../db/tables/questions.ts';

/** Enough for a month, even for the keenest learner. */
const mostUpcoming = 5_000;
const mostSuspended = 100;

export function createReviewQueueRepository(db: Database) {
  const { userId, questionId, due, isSuspended } = learnerQuestions;
  const shown = and(eq(questions.id, questionId), questions.isVisible);
  const named = { id: questions.id, name: questions.name };
  const isDueBefore = (owner: number, end: Date) =>
    and(eq(userId, owner), not(isSuspended), lt(due, end));

  return {
    /** Longest overdue first. */
    listDue(owner: number, end: Date, most: number) {
      return db
        .select(named)
        .from(learnerQuestions)
        .innerJoin(questions, shown)
        .where(isDueBefore(owner, end))
        .orderBy(due, questionId)
        .limit(most);
    },

    /** By difficulty, at most this many in all. */
    countDue(owner: number, end: Date, most: number) {
      const dueNow = db
        .select({ difficulty: questions.difficulty })
        .from(learnerQuestions)
        .innerJoin(questions, shown)
        .where(isDueBefore(owner, end))
        .limit(most)
        .as('due_now');
      return db
        .select({ difficulty: dueNow.difficulty, count: sql`count(*)`.mapWith(Number) })
        .from(dueNow)
        .groupBy(dueNow.difficulty);
    },

    /** Per quarter hour, which never spans two days in any time zone. */
    countUpcoming(owner: number, from: Date, end: Date) {
      const upcoming = db
        .select({ due })
        .from(learnerQuestions)
        .innerJoin(questions, shown)
        .where(and(isDueBefore(owner, end), gte(due, from)))
        .orderBy(due)
        .limit(mostUpcoming)
        .as('upcoming');
      const start = sql`date_bin('15 minutes', ${upcoming.due}, 'epoch'::timestamptz)`;
      return db
        .select({ start: start.mapWith(due), count: sql`count(*)`.mapWith(Number) })
        .from(upcoming)
        .groupBy(start)
        .orderBy(start);
    },

    /** Questions reviewed since then, and those started, unless undone. */
    async countDone(owner: number, since: Date) {
      const reps = sql`(${learnerQuestions.card} ->> 'reps')::int`;
      const isReviewed = sql`(${learnerQuestions.card} ->> 'lastReview')::timestamptz >= ${since}`;
      const ids = sql`count(distinct ${attempts.questionId})`;
      const [row] = await db
        .select({
          reviewed: sql`${ids} filter (where ${reps} > 1)`.mapWith(Number),
          started: sql`${ids} filter (where ${reps} = 1)`.mapWith(Number),
        })
        .from(attempts)
        .innerJoin(
          learnerQuestions,
          and(eq(userId, attempts.userId), eq(questionId, attempts.questionId)),
        )
        .where(
          and(
            eq(attempts.userId, owner),
            gte(attempts.createdAt, since),
            isNotNull(attempts.grade),
            isReviewed,
          ),
        );
      return row ?? { reviewed: 0, started: 0 };
    },

    listSuspended(owner: number) {
      return db
        .select(named)
        .from(learnerQuestions)
        .innerJoin(questions, shown)
        .where(and(eq(userId, owner), isSuspended))
        .orderBy(questions.nameKey, questions.id)
        .limit(mostSuspended);
    },
  };
}
