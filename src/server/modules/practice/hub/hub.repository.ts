import { and, desc, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { attempts } from '../../../db/tables/practice.ts';
import { learnerRatingDays, overall } from '../../../db/tables/ratings.ts';

const mostTimed = 50;
const mostDays = 60;

export function createHubRepository(db: Database) {
  return {
    /** Newest first. */
    listRatingDays(userId: number) {
      const { day, rating, category } = learnerRatingDays;
      return db
        .select({ day, rating })
        .from(learnerRatingDays)
        .where(and(eq(learnerRatingDays.userId, userId), eq(category, overall)))
        .orderBy(desc(day))
        .limit(mostDays);
    },

    /** How long the learner takes to answer; null: too few answers to tell. */
    async medianSeconds(userId: number, since: Date, fewest: number): Promise<number | null> {
      const { activeSeconds, createdAt } = attempts;
      const timed = db
        .select({ activeSeconds })
        .from(attempts)
        .where(
          and(
            eq(attempts.userId, userId),
            gte(createdAt, since),
            eq(attempts.kind, 'answer'),
            or(isNotNull(attempts.grade), isNotNull(attempts.opponentRating)),
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
