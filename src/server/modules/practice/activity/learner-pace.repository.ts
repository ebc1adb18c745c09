import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { attempts } from '../../../db/tables/practice.ts';

interface TimedAnswers {
  kind: 'first' | 'review';
  since: Date;
  until: Date;
}

const mostTimed = 50;

export function createLearnerPaceRepository(db: Database) {
  return {
    /** How long the learner takes to answer; null: too few answers to tell. */
    async medianSeconds(userId: number, what: TimedAnswers, fewest: number) {
      const { activeSeconds, createdAt } = attempts;
      const timed = db
        .select({ activeSeconds })
        .from(attempts)
        .where(
          and(
            eq(attempts.userId, userId),
            gte(createdAt, what.since),
            lt(createdAt, what.until),
            eq(attempts.kind, 'answer'),
            isTimed(what.kind),
            isNotNull(activeSeconds),
          ),
        )
        .orderBy(desc(createdAt), desc(attempts.id))
        .limit(mostTimed)
        .as('timed');
      const [row] = await db
        .select({
          count: sql`count(*)`.mapWith(Number),
          median: sql<number>`percentile_cont(0.5) within group (order by ${timed.activeSeconds})`,
        })
        .from(timed);
      return row && row.count >= fewest ? row.median : null;
    },
  };
}

/** Only a first answer is rated, only a review is asked for. */
function isTimed(kind: TimedAnswers['kind']) {
  const { grade, opponentRating, mode } = attempts;
  if (kind === 'first') return isNotNull(opponentRating);
  return and(isNotNull(grade), eq(mode, 'review'), isNull(opponentRating));
}
