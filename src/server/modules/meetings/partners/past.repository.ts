import { aliasedTable, and, count, desc, eq, gte, inArray, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { blocks, partnerPairPeople, partnerPairs } from '../../../db/tables/partners.ts';

/** What counts when these users are paired. */
export function createPastRepository(db: Database, userIds: readonly number[]) {
  const { id, startsAt, outcome } = partnerPairs;
  const { pairId, place, userId, wasAway } = partnerPairPeople;
  const isOfThem = inArray(userId, [...userIds]);

  return {
    /** When they meet, or have met. Both ends included. */
    listTimes(from: Date, to: Date) {
      return db
        .select({ userId, startsAt })
        .from(partnerPairPeople)
        .innerJoin(partnerPairs, eq(id, pairId))
        .where(
          and(
            isOfThem,
            inArray(outcome, ['planned', 'met']),
            gte(startsAt, from),
            lt(startsAt, to),
          ),
        );
    },

    async countAway(since: Date): Promise<Map<number, number>> {
      const rows = await db
        .select({ userId, times: count() })
        .from(partnerPairPeople)
        .innerJoin(partnerPairs, eq(id, pairId))
        .where(and(isOfThem, wasAway, gte(startsAt, since)))
        .groupBy(userId);
      return new Map(rows.flatMap((row) => (row.userId === null ? [] : [[row.userId, row.times]])));
    },

    /** Whose last partner did not come, though they did themselves. */
    async listLeftWaiting(): Promise<Set<number | null>> {
      const last = db
        .selectDistinctOn([userId], { userId, wasAway, outcome })
        .from(partnerPairPeople)
        .innerJoin(partnerPairs, eq(id, pairId))
        .where(and(isOfThem, ne(outcome, 'canceled')))
        .orderBy(userId, desc(startsAt))
        .as('last');
      const rows = await db
        .select({ userId: last.userId })
        .from(last)
        .where(and(eq(last.outcome, 'missed'), eq(last.wasAway, false)));
      return new Set(rows.map((row) => row.userId));
    },

    listBlocks() {
      const { blockerId, blockedId } = blocks;
      return db
        .select({ one: blockerId, other: blockedId })
        .from(blocks)
        .where(and(inArray(blockerId, [...userIds]), inArray(blockedId, [...userIds])));
    },

    listMet(since: Date) {
      const other = aliasedTable(partnerPairPeople, 'other');
      return db
        .select({ one: userId, other: other.userId })
        .from(partnerPairs)
        .innerJoin(partnerPairPeople, and(eq(pairId, id), eq(place, 1)))
        .innerJoin(other, and(eq(other.pairId, id), eq(other.place, 2)))
        .where(
          and(
            eq(outcome, 'met'),
            gte(startsAt, since),
            or(isOfThem, inArray(other.userId, [...userIds])),
          ),
        );
    },
  };
}
