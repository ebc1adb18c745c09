import type { MeetingList } from '#shared/contracts/meeting.ts';
import { canSeeFeedback, canSendFeedback } from '#shared/policies/meetings.ts';
import type { SentFeedback } from './feedback.repository.ts';
import { endedHalves, introduce, otherThan, phaseAt, seatAt } from './load-meeting.ts';
import type { Meeting, MeetingHalf, MeetingPerson } from './meeting.repository.ts';
import { chosen } from './present-state.ts';

/** Of several meetings. */
interface Rows {
  rows: readonly Meeting[];
  people: readonly MeetingPerson[];
  halves: readonly MeetingHalf[];
  feedback: readonly SentFeedback[];
}

export function listMeetings(
  { rows, people: allPeople, halves: allHalves, feedback }: Rows,
  { userId, now }: { userId: number; now: Date },
): MeetingList['meetings'] {
  return rows.flatMap((meeting) => {
    const isOwn = (row: { meetingId: string }) => row.meetingId === meeting.id;
    const people = allPeople.filter(isOwn);
    const loaded = { meeting, people, halves: allHalves.filter(isOwn) };
    const place = people.find((person) => person.userId === userId)?.place;
    if (!place) return [];
    const other = otherThan(people, place);
    return {
      id: meeting.id,
      ...chosen(meeting),
      createdAt: meeting.createdAt.toISOString(),
      phase: phaseAt(loaded, now),
      other: other && introduce(other),
      halves: endedHalves(loaded, now).map(({ half }) => {
        const seat = seatAt(meeting, place, half);
        const sent = feedback.filter((row) => isOwn(row) && row.half === half);
        const own = sent.some((row) => row.seat === seat);
        const theirs = sent.some((row) => row.seat !== seat);
        const { expiresAt } = meeting;
        return {
          half,
          seat,
          isSent: own,
          isOpen: canSendFeedback({ hasEnded: true, isSent: own }, { expiresAt, now }),
          isShown: canSeeFeedback({ own, theirs }),
        };
      }),
    };
  });
}
