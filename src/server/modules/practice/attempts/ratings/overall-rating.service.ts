import type { Database } from '../../../../db/client.ts';
import { createRatingRepository } from './rating.repository.ts';

/** By user; without those who have not been rated. */
export async function overallRatings(
  db: Database,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await createRatingRepository(db).listOverall(userIds);
  return new Map(rows.map(({ userId, rating }) => [userId, rating]));
}
