import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
import { comesAfterMinutes, comesBeforeMinutes, mostPairsListed } from '#shared/domain/partners.ts';
import type { Database } from '../../../db/client.ts';
import {
  blocks,
  partnerPairPeople,
  partnerPairs,
  partnerReports,
} from '../../../db/tables/partners.ts';
import { users } from '../../../db/tables/users.ts';

export type Pair = typeof partnerPairs.$inferSelect;
type NewPair = typeof partnerPairs.$inferInsert;
export type PairPerson = typeof partnerPairPeople.$inferSelect;

/** Any number that nothing else locks. */
const pairsLock = 7_203_455_118;
const minute = 60_000;

export function createPairRepository(db: Database) {
  const { id, startsAt, meetingId, outcome } = partnerPairs;
  const { pairId, place, userId, cameAt } = partnerPairPeople;

  return {
    /** Searches and pairs change one after the other, so that nobody is promised twice. */
    async hold(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${pairsLock})`);
    },

    async insert(row: NewPair, people: readonly [number, number]): Promise<void> {
      await db.insert(partnerPairs).values(row);
      await db.insert(partnerPairPeople).values([
        { pairId: row.id, place: 1, userId: people[0] },
        { pairId: row.id, place: 2, userId: people[1] },
      ]);
    },

    /** Null unless the user is one of the two. */
    async find(key: { id: string } | { meetingId: string }, ofUser: number): Promise<Pair | null> {
      const isIt = 'id' in key ? eq(id, key.id) : eq(meetingId, key.meetingId);
      const own = db.select({ pairId }).from(partnerPairPeople).where(eq(userId, ofUser));
      const [row] = await db
        .select()
        .from(partnerPairs)
        .where(and(isIt, inArray(id, own)));
      return row ?? null;
    },

    /** The other of the two. Null if the user is neither, or the account of the other is gone. */
    async findPartner(ofPair: string, ofUser: number): Promise<number | null> {
      const other = aliasedTable(partnerPairPeople, 'other');
      const [row] = await db
        .select({ userId: other.userId })
        .from(partnerPairPeople)
        .innerJoin(other, and(eq(other.pairId, pairId), ne(other.place, place)))
        .where(and(eq(pairId, ofPair), eq(userId, ofUser)));
      return row?.userId ?? null;
    },

    listPeople(pairIds: readonly string[]): Promise<PairPerson[]> {
      return db
        .select()
        .from(partnerPairPeople)
        .where(inArray(pairId, [...pairIds]))
        .orderBy(asc(place));
    },

    async setOutcome(ofPair: string, value: Pair['outcome']): Promise<void> {
      await db.update(partnerPairs).set({ outcome: value }).where(eq(id, ofPair));
    },

    async setAway(ofPair: string, ...userIds: number[]): Promise<void> {
      await db
        .update(partnerPairPeople)
        .set({ wasAway: true })
        .where(and(eq(pairId, ofPair), inArray(userId, userIds)));
    },

    /** Whoever opens the room around the start has come. */
    async setCame(ofMeeting: string, ofUser: number, at: Date): Promise<void> {
      const from = new Date(at.getTime() - comesAfterMinutes * minute);
      const to = new Date(at.getTime() + comesBeforeMinutes * minute);
      const soon = db
        .select({ id })
        .from(partnerPairs)
        .where(
          and(
            eq(meetingId, ofMeeting),
            eq(outcome, 'planned'),
            gt(startsAt, from),
            lte(startsAt, to),
          ),
        );
      await db
        .update(partnerPairPeople)
        .set({ cameAt: at })
        .where(and(eq(userId, ofUser), isNull(cameAt), inArray(pairId, soon)));
    },

    /** Planned for this time or earlier. */
    listDue(until: Date): Promise<Pair[]> {
      return db
        .select()
        .from(partnerPairs)
        .where(and(eq(outcome, 'planned'), lte(startsAt, until)))
        .orderBy(asc(startsAt), asc(id));
    },

    /** Still to come, but one of the two has deleted their account. */
    listForsaken(now: Date): Promise<Pair[]> {
      const gone = db
        .select({ pairId })
        .from(partnerPairPeople)
        .innerJoin(partnerPairs, eq(id, pairId))
        .where(and(eq(outcome, 'planned'), gt(startsAt, now), isNull(userId)));
      return db.select().from(partnerPairs).where(inArray(id, gone));
    },

    listPlannedWith(one: number, other: number): Promise<Pair[]> {
      const own = (ofUser: number) =>
        db.select({ pairId }).from(partnerPairPeople).where(eq(userId, ofUser));
      return db
        .select()
        .from(partnerPairs)
        .where(and(eq(outcome, 'planned'), inArray(id, own(one)), inArray(id, own(other))));
    },

    /** The latest first. */
    listOf(ofUser: number, since: Date) {
      const other = aliasedTable(partnerPairPeople, 'other');
      const { wasAway } = partnerPairPeople;
      return db
        .select({
          pair: partnerPairs,
          wasAway,
          partner: users.username,
          isBlocked: sql<boolean>`${blocks.id} is not null`,
          isReported: sql<boolean>`${partnerReports.id} is not null`,
        })
        .from(partnerPairs)
        .innerJoin(partnerPairPeople, and(eq(pairId, id), eq(userId, ofUser)))
        .innerJoin(other, and(eq(other.pairId, id), ne(other.place, place)))
        .leftJoin(users, eq(users.id, other.userId))
        .leftJoin(blocks, and(eq(blocks.blockerId, ofUser), eq(blocks.blockedId, other.userId)))
        .leftJoin(
          partnerReports,
          and(eq(partnerReports.pairId, id), eq(partnerReports.reportedBy, ofUser)),
        )
        .where(gte(startsAt, since))
        .orderBy(desc(startsAt), desc(id))
        .limit(mostPairsListed);
    },

    async deleteOld(before: Date): Promise<void> {
      await db.delete(partnerPairs).where(lt(startsAt, before));
    },
  };
}
