import { aliasedTable, and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import {
  meetingFeedback,
  meetingNotes,
  meetingPeople,
  meetings,
} from '../../../db/tables/meetings.ts';

/** The seat of the user in the half that a feedback is on. */
const seat = sql`case when (${meetingPeople.place} = ${meetings.firstInterviewer}) = (${meetingFeedback.half} = 1)
  then 'interviewer' else 'candidate' end`;

/**
 * The part of a user's data that is about meetings: without the link, and without the other one's
 * feedback until the user has sent theirs.
 */
export async function readMeetings(db: Database, userId: number) {
  const own = aliasedTable(meetingFeedback, 'own');
  const isOfMeeting = eq(meetingPeople.meetingId, meetings.id);
  const isOwn = eq(meetingPeople.userId, userId);
  const { half, sentAt, feedback } = meetingFeedback;
  const given = { meetingId: meetings.id, half, seat: meetingFeedback.seat, sentAt, feedback };
  return {
    meetings: await db
      .select({
        id: meetings.id,
        role: meetings.role,
        level: meetings.level,
        minutes: meetings.minutes,
        phase: meetings.phase,
        createdAt: meetings.createdAt,
        isHost: sql<boolean>`${meetingPeople.place} = 1`,
      })
      .from(meetings)
      .innerJoin(meetingPeople, isOfMeeting)
      .where(isOwn)
      .orderBy(asc(meetings.createdAt)),
    meetingNotes: await db.select().from(meetingNotes).where(eq(meetingNotes.userId, userId)),
    meetingFeedbackGiven: await db
      .select(given)
      .from(meetings)
      .innerJoin(meetingPeople, isOfMeeting)
      .innerJoin(meetingFeedback, eq(meetingFeedback.meetingId, meetings.id))
      .where(and(isOwn, sql`${meetingFeedback.seat} = ${seat}`)),
    meetingFeedbackReceived: await db
      .select(given)
      .from(meetings)
      .innerJoin(meetingPeople, isOfMeeting)
      .innerJoin(meetingFeedback, eq(meetingFeedback.meetingId, meetings.id))
      .innerJoin(
        own,
        and(eq(own.meetingId, meetings.id), eq(own.half, half), sql`${own.seat} = ${seat}`),
      )
      .where(and(isOwn, sql`${meetingFeedback.seat} <> ${seat}`)),
  };
}
