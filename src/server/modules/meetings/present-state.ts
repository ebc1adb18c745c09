import type { MeetingState } from '#shared/contracts/meeting.ts';
import { canSendFeedback } from '#shared/policies/meetings.ts';
import type { Database } from '../../db/client.ts';
import type { Place } from '../../db/tables/meetings.ts';
import type { SolutionService } from '../practice/solutions/solution.service.ts';
import { createFeedbackRepository, type SentFeedback } from './feedback.repository.ts';
import {
  endedHalves,
  introduce,
  type LoadedMeeting,
  otherThan,
  phaseAt,
  seatAt,
} from './load-meeting.ts';
import {
  createMeetingQuestionRepository,
  type DealtQuestion,
} from './meeting-question.repository.ts';
import { presentToCandidate, presentToInterviewer } from './present-question.ts';
import { type ContentDeps, readContent } from './read-content.ts';

export interface PresentDeps extends ContentDeps {
  db: Database;
  solutions: Pick<SolutionService, 'mayRead'>;
  now: () => Date;
}

/** What the two chose. */
export const chosen = ({ role, level, minutes }: LoadedMeeting['meeting']) => ({
  role,
  level,
  minutes,
});

/** Swapping is for two accounts, after the first half. */
export function canSwap({ meeting, people }: LoadedMeeting): boolean {
  return meeting.half === 1 && people.length === 2 && people.every(({ userId }) => userId !== null);
}

/** A meeting as one of the two may see it. */
export async function presentState(
  deps: PresentDeps,
  loaded: LoadedMeeting,
  place: Place,
  reader: { id: number; isAdmin: boolean } | null,
): Promise<MeetingState> {
  const { db } = deps;
  const { meeting } = loaded;
  const feedback = createFeedbackRepository(db);
  const rows = await createMeetingQuestionRepository(db).list(meeting.id);
  const row = rows.filter(({ half }) => half === meeting.half).at(-1) ?? null;
  const state = describe(deps, loaded, place, await feedback.list([meeting.id]));
  if (seatAt(meeting, place, meeting.half) === 'candidate') {
    const content = row?.shownAt ? await readContent(deps, row) : null;
    return {
      ...state,
      seat: 'candidate',
      question: row && content && presentToCandidate(row, content),
    };
  }
  const notes = reader ? await feedback.listNotes(meeting.id, reader.id) : null;
  return {
    ...state,
    seat: 'interviewer',
    question: row && (await readForInterviewer(deps, row, reader)),
    questionNumber: rows.at(-1)?.number ?? 0,
    notes: notes?.get(meeting.half) ?? '',
  };
}

/** Also gone: if the subscription that opened it has ended. */
async function readForInterviewer(
  deps: PresentDeps,
  row: DealtQuestion,
  reader: { id: number; isAdmin: boolean } | null,
) {
  const content = await readContent(deps, row);
  if (!content || !(await deps.solutions.mayRead(reader, content.question))) return null;
  const numbers = (await deps.variants.of(content.question.id))?.numbers ?? [];
  const hasOtherNumbers = numbers.filter((own) => own !== null).length > 1;
  return presentToInterviewer(row, content, hasOtherNumbers);
}

function describe(
  { now }: PresentDeps,
  loaded: LoadedMeeting,
  place: Place,
  feedback: readonly SentFeedback[],
) {
  const { meeting, people, halves } = loaded;
  const at = now();
  const own = people.find((person) => person.place === place);
  const other = otherThan(people, place);
  const clock = halves.find(({ half }) => half === meeting.half);
  const phase = phaseAt(loaded, at);
  const { expiresAt } = meeting;
  return {
    id: meeting.id,
    revision: meeting.revision,
    ...chosen(meeting),
    phase,
    half: meeting.half,
    you: introduce(own ?? { username: null, guestName: null }),
    other: other && introduce(other),
    isHost: place === 1,
    canSwap: phase !== 'finished' && canSwap(loaded),
    startedAt: clock?.startedAt?.toISOString() ?? null,
    endsAt: clock?.endsAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    now: at.toISOString(),
    feedback: endedHalves(loaded, at).map(({ half }) => {
      const seat = seatAt(meeting, place, half);
      const isSent = feedback.some((sent) => sent.half === half && sent.seat === seat);
      const isOpen = canSendFeedback({ hasEnded: true, isSent }, { expiresAt, now: at });
      return { half, isSent, isOpen };
    }),
  };
}
