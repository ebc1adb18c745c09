import { and, eq, gt, isNotNull, isNull, lt, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { isAmong } from '../../db/is-among.ts';
import { drillRuns } from '../../db/tables/drills.ts';

const { id, userId, createdAt, duelId, deviceHash } = drillRuns;
const duels = alias(drillRuns, 'duels');

/** Returns how many were deleted. */
export async function deleteVisitorRuns(db: Database, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id })
    .from(drillRuns)
    .where(and(isNull(userId), lt(createdAt, before)))
    .limit(most);
  const { rowCount } = await db.delete(drillRuns).where(isAmong(id, old));
  return rowCount ?? 0;
}

/** Deletes the hashes that tell players apart, which are needed only while a duel is open. */
export async function forgetPlayers(db: Database, at: Date): Promise<void> {
  const open = db
    .select()
    .from(duels)
    .where(and(eq(duels.id, duelId), gt(duels.duelExpiresAt, at)));
  await db
    .update(drillRuns)
    .set({ deviceHash: null, networkHash: null })
    .where(and(isNotNull(deviceHash), notExists(open)));
}
