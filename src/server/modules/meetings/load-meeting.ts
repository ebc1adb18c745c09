import { goneName, type Half, type MeetingPhase, type Seat } from '#shared/domain/meetings.ts';
import type { Database } from '../../db/client.ts';
import type { Place } from '../../db/tables/meetings.ts';
import { hashToken } from '../../lib/secret-token.ts';
import {
  createMeetingRepository,
  type Meeting,
  type MeetingHalf,
  type MeetingPerson,
} from './meeting.repository.ts';

/** Who asks: a user, a guest with a cookie, or both at once in one browser. */
export interface Caller {
  actor: { id: number; isAdmin: boolean; username: string } | null;
  guestToken: string | null;
}

/** A meeting with its people, the host first, and the halves so far. */
export interface LoadedMeeting {
  meeting: Meeting;
  people: MeetingPerson[];
  halves: MeetingHalf[];
}

export async function loadMeeting(
  db: Database,
  meeting: Meeting | null,
): Promise<LoadedMeeting | null> {
  if (!meeting) return null;
  const repository = createMeetingRepository(db);
  return {
    meeting,
    people: await repository.listPeople([meeting.id]),
    halves: await repository.listHalves([meeting.id]),
  };
}

/** Null: they have no part in it. */
export function placeOf(
  people: readonly MeetingPerson[],
  { actor, guestToken }: Caller,
): Place | null {
  const user = actor && people.find(({ userId }) => userId === actor.id);
  if (user) return user.place;
  const hash = guestToken === null ? null : hashToken(guestToken);
  return people.find(({ guestHash }) => guestHash && hash?.equals(guestHash))?.place ?? null;
}

export function seatAt(
  { firstInterviewer }: Pick<Meeting, 'firstInterviewer'>,
  place: Place,
  half: Half,
): Seat {
  return (place === firstInterviewer) === (half === 1) ? 'interviewer' : 'candidate';
}

export function personIn(
  { meeting, people }: Pick<LoadedMeeting, 'meeting' | 'people'>,
  seat: Seat,
  half: Half,
): MeetingPerson | null {
  return people.find(({ place }) => seatAt(meeting, place, half) === seat) ?? null;
}

export function otherThan(people: readonly MeetingPerson[], place: Place): MeetingPerson | null {
  return people.find((person) => person.place !== place) ?? null;
}

/** What the other one is told. */
export function introduce({ username, guestName }: Pick<MeetingPerson, 'username' | 'guestName'>) {
  return { name: username ?? guestName ?? goneName, isGuest: guestName !== null };
}

/** By the clock, even before someone has looked. */
export function phaseAt(
  { meeting, halves }: Pick<LoadedMeeting, 'meeting' | 'halves'>,
  now: Date,
): MeetingPhase {
  if (now >= meeting.expiresAt) return 'finished';
  const isTimeUp = halves.some(
    ({ half, endsAt }) => half === meeting.half && endsAt !== null && now >= endsAt,
  );
  return meeting.phase === 'running' && isTimeUp ? 'over' : meeting.phase;
}

/** A half whose clock ran. */
export type EndedHalf = MeetingHalf & { startedAt: Date; endsAt: Date };

/** In order. */
export function endedHalves(loaded: LoadedMeeting, now: Date): EndedHalf[] {
  const phase = phaseAt(loaded, now);
  return loaded.halves.flatMap((row) => {
    const { half, startedAt, endsAt } = row;
    const hasEnded = half < loaded.meeting.half || phase === 'over' || phase === 'finished';
    return hasEnded && startedAt && endsAt ? [{ ...row, startedAt, endsAt }] : [];
  });
}
