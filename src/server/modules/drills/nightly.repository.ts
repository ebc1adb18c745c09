import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillRuns } from '../../db/tables/drills.ts';

const { id, userId, createdAt } = drillRuns;

/** Returns how many there were. */
export async function deleteVisitorRuns(db: Database, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id })
    .from(drillRuns)
    .where(and(isNull(userId), lt(createdAt, before)))
    .limit(most);
  const { rowCount } = await db.delete(drillRuns).where(inArray(id, old));
  return rowCount ?? 0;
}
