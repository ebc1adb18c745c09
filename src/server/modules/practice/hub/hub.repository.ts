import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { learnerRatingDays, overall } from '../../../db/tables/ratings.ts';

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
  };
}
