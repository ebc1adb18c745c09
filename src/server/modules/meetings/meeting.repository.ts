import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { type Half, mostMeetingsListed } from '#shared/domain/meetings.ts';
import type { Database } from '../../db/client.ts';
import {
  meetingHalves,
  meetingNotes,
  meetingPeople,
  meetings,
  type Place,
} from '../../db/tables/meetings.ts';
import { users } from '../../db/tables/users.ts';

export type Meeting = typeof meetings.$inferSelect;
export type MeetingHalf = typeof meetingHalves.$inferSelect;
type NewMeeting = typeof meetings.$inferInsert;
type NewPerson = Omit<typeof meetingPeople.$inferInsert, 'meetingId'>;

export type MeetingPerson = Awaited<
  ReturnType<ReturnType<typeof createMeetingRepository>['listPeople']>
>[number];

export function createMeetingRepository(db: Database) {
  const { id, phase, expiresAt, createdAt } = meetings;
  const isHalf = (meetingId: string, half: Half) =>
    and(eq(meetingHalves.meetingId, meetingId), eq(meetingHalves.half, half));
  const isAt = (meetingId: string, place: Place) =>
    and(eq(meetingPeople.meetingId, meetingId), eq(meetingPeople.place, place));

  return {
    async insert(row: NewMeeting, userId: number): Promise<void> {
      await db.insert(meetings).values(row);
      await db.insert(meetingPeople).values({ meetingId: row.id, place: 1, userId });
      await db.insert(meetingHalves).values({ meetingId: row.id, half: 1 });
    },

    async find(meetingId: string): Promise<Meeting | null> {
      const [row] = await db.select().from(meetings).where(eq(id, meetingId));
      return row ?? null;
    },

    /** Does not hold up the pads, whose rows refer to this one. */
    async lock(meetingId: string): Promise<Meeting | null> {
      const [row] = await db.select().from(meetings).where(eq(id, meetingId)).for('no key update');
      return row ?? null;
    },

    async findByLink(linkHash: Uint8Array): Promise<Meeting | null> {
      const [row] = await db.select().from(meetings).where(eq(meetings.linkHash, linkHash));
      return row ?? null;
    },

    /** For both people to load. */
    async update(meetingId: string, change: Partial<NewMeeting>): Promise<void> {
      await db
        .update(meetings)
        .set({ ...change, revision: sql`${meetings.revision} + 1` })
        .where(eq(id, meetingId));
    },

    async delete(meetingId: string): Promise<void> {
      await db.delete(meetings).where(eq(id, meetingId));
    },

    /** The host first. */
    listPeople(meetingIds: readonly string[]) {
      const { meetingId, place, userId, guestName, guestHash } = meetingPeople;
      return db
        .select({ meetingId, place, userId, guestName, guestHash, username: users.username })
        .from(meetingPeople)
        .leftJoin(users, eq(users.id, userId))
        .where(inArray(meetingId, [...meetingIds]))
        .orderBy(asc(place));
    },

    async addPerson(meetingId: string, person: NewPerson): Promise<void> {
      await db.insert(meetingPeople).values({ ...person, meetingId });
    },

    /** What they wrote for themselves goes with them. */
    async forgetUser(meetingId: string, place: Place, userId: number): Promise<void> {
      await db.update(meetingPeople).set({ userId: null }).where(isAt(meetingId, place));
      await db
        .delete(meetingNotes)
        .where(and(eq(meetingNotes.meetingId, meetingId), eq(meetingNotes.userId, userId)));
    },

    listHalves(meetingIds: readonly string[]): Promise<MeetingHalf[]> {
      return db
        .select()
        .from(meetingHalves)
        .where(inArray(meetingHalves.meetingId, [...meetingIds]))
        .orderBy(asc(meetingHalves.half));
    },

    async addHalf(meetingId: string, half: Half): Promise<void> {
      await db.insert(meetingHalves).values({ meetingId, half });
    },

    async setClock(
      meetingId: string,
      half: Half,
      clock: Partial<Pick<MeetingHalf, 'startedAt' | 'endsAt'>>,
    ): Promise<void> {
      await db.update(meetingHalves).set(clock).where(isHalf(meetingId, half));
    },

    /** Newest first. */
    listOf(userId: number): Promise<Meeting[]> {
      const own = db
        .select({ id: meetingPeople.meetingId })
        .from(meetingPeople)
        .where(eq(meetingPeople.userId, userId));
      return db
        .select()
        .from(meetings)
        .where(inArray(id, own))
        .orderBy(desc(createdAt), desc(id))
        .limit(mostMeetingsListed);
    },

    /** Open ones that have expired. */
    async listExpired(at: Date, most: number): Promise<string[]> {
      const rows = await db
        .select({ id })
        .from(meetings)
        .where(and(ne(phase, 'finished'), lte(expiresAt, at)))
        .orderBy(expiresAt)
        .limit(most);
      return rows.map((row) => row.id);
    },

    /** Those from before, and those that nobody can read any more. Returns how many there were. */
    async deleteOld(before: Date, most: number): Promise<number> {
      const someone = db
        .select({ one: sql`1` })
        .from(meetingPeople)
        .where(
          and(
            eq(meetingPeople.meetingId, id),
            or(isNotNull(meetingPeople.userId), isNotNull(meetingPeople.guestName)),
          ),
        );
      const old = db
        .select({ id })
        .from(meetings)
        .where(or(lt(createdAt, before), sql`not exists ${someone}`))
        .limit(most);
      return (await db.delete(meetings).where(inArray(id, old)).returning({ id })).length;
    },
  };
}
