import { and, asc, eq, gte, inArray, lt, lte } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { partnerSearches, partnerSlots } from '../../../db/tables/partners.ts';
import { users } from '../../../db/tables/users.ts';

type Search = typeof partnerSearches.$inferSelect;

/** Who is looking for a partner. */
export type Seeker = Search & { timeZone: string | null };

export function createSearchRepository(db: Database) {
  const { userId, startsAt } = partnerSlots;

  const seekers = () =>
    db
      .select({
        userId: partnerSearches.userId,
        role: partnerSearches.role,
        level: partnerSearches.level,
        minutes: partnerSearches.minutes,
        since: partnerSearches.since,
        timeZone: users.timeZone,
      })
      .from(partnerSearches)
      .innerJoin(users, and(eq(users.id, partnerSearches.userId), users.isEmailVerified));

  return {
    async find(ofUser: number): Promise<Search | null> {
      const [row] = await db
        .select()
        .from(partnerSearches)
        .where(eq(partnerSearches.userId, ofUser));
      return row ?? null;
    },

    async listSlots(ofUser: number, from: Date): Promise<Date[]> {
      const rows = await db
        .select({ startsAt })
        .from(partnerSlots)
        .where(and(eq(userId, ofUser), gte(startsAt, from)))
        .orderBy(asc(startsAt));
      return rows.map((row) => row.startsAt);
    },

    async replace(row: Search, slots: readonly Date[]): Promise<void> {
      const { userId: target, since: _, ...wish } = row;
      await db.insert(partnerSearches).values(row).onConflictDoUpdate({
        target: partnerSearches.userId,
        set: wish,
      });
      await db.delete(partnerSlots).where(eq(userId, target));
      await db
        .insert(partnerSlots)
        .values(slots.map((slot) => ({ userId: target, startsAt: slot })));
    },

    async delete(ofUser: number): Promise<void> {
      await db.delete(partnerSearches).where(eq(partnerSearches.userId, ofUser));
    },

    /** Both ends included. */
    async deleteSlots(ofUser: number, from: Date, to: Date): Promise<void> {
      await db
        .delete(partnerSlots)
        .where(and(eq(userId, ofUser), gte(startsAt, from), lte(startsAt, to)));
    },

    async deletePast(before: Date): Promise<void> {
      await db.delete(partnerSlots).where(lt(startsAt, before));
    },

    /** When somebody can, the soonest first. */
    async listTimes(first: Date, last: Date): Promise<Date[]> {
      const rows = await db
        .selectDistinct({ startsAt })
        .from(partnerSlots)
        .where(and(gte(startsAt, first), lte(startsAt, last)))
        .orderBy(asc(startsAt));
      return rows.map((row) => row.startsAt);
    },

    listAt(time: Date): Promise<Seeker[]> {
      return seekers()
        .innerJoin(partnerSlots, eq(userId, partnerSearches.userId))
        .where(eq(startsAt, time))
        .orderBy(asc(partnerSearches.since), asc(partnerSearches.userId));
    },

    listAmong(userIds: readonly number[]): Promise<Seeker[]> {
      return seekers()
        .where(inArray(partnerSearches.userId, [...userIds]))
        .orderBy(asc(partnerSearches.since), asc(partnerSearches.userId));
    },
  };
}
