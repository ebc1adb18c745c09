import type { MeetingList } from '#shared/contracts/meeting.ts';
import { roomPath, roomReportPath } from '../../../lib/meeting-text.ts';

type Entry = Pick<MeetingList['meetings'][number], 'id' | 'phase' | 'halves'>;

interface NextStep {
  note: string;
  label: string | null;
  to: string;
}

/** What is to be done with a room. */
export function nextStep({ id, phase, halves }: Entry): NextStep {
  const room = roomPath(id);
  if (phase === 'waiting') {
    return { note: 'Waiting for someone to join.', label: 'Go to the room', to: room };
  }
  if (phase !== 'finished') return { note: 'Open.', label: 'Go on', to: room };
  if (halves.length === 0) return { note: 'Closed before it began.', label: null, to: room };
  if (halves.some(({ isOpen, isSent }) => isOpen && !isSent)) {
    return { note: 'Your feedback is missing.', label: 'Give feedback', to: room };
  }
  const report = roomReportPath(id);
  const isComplete = halves.every(({ isShown }) => isShown);
  const note = isComplete ? 'You have both sent feedback.' : 'Not all feedback is in.';
  return { note, label: 'Report', to: report };
}
