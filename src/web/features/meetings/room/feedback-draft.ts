import type { MeetingFeedback } from '#shared/contracts/meeting-report.ts';
import { type Criterion, criteria, type Score, type Seat } from '#shared/domain/meetings.ts';
import { dropFromTab, readFromTab, storeInTab } from '../../../lib/tab-storage.ts';

type Rated = Criterion | 'interviewing';

export interface FeedbackDraft {
  scores: Partial<Record<Rated, Score>>;
  wouldHire: boolean | null;
  comment: string;
}

const emptyDraft: FeedbackDraft = { scores: {}, wouldHire: null, comment: '' };

/** What is still to be chosen, in the order on screen. */
export function missingIn({ scores, wouldHire }: FeedbackDraft, seat: Seat): string[] {
  return [
    ...criteria.filter((criterion) => !scores[criterion]),
    ...(wouldHire === null ? ['wouldHire'] : []),
    ...(seat === 'candidate' && !scores.interviewing ? ['interviewing'] : []),
  ];
}

/** Null while something is missing. */
export function toFeedback(draft: FeedbackDraft, seat: Seat): MeetingFeedback | null {
  const { method, correctness, communication, composure, calibration, interviewing } = draft.scores;
  const { wouldHire, comment } = draft;
  if (!method || !correctness || !communication || !composure || !calibration) return null;
  if (wouldHire === null) return null;
  const scores = { method, correctness, communication, composure, calibration };
  if (seat === 'interviewer') return { seat, scores, wouldHire, comment };
  return interviewing ? { seat, scores, wouldHire, comment, interviewing } : null;
}

const keyOf = (meetingId: string, half: number) => `martingale_room_feedback_${meetingId}_${half}`;

/** A draft survives a reload, and the other person's pressing “Swap”. */
export function keepDraft(meetingId: string, half: number, draft: FeedbackDraft): void {
  storeInTab(keyOf(meetingId, half), draft);
}

export const dropDraft = (meetingId: string, half: number) => dropFromTab(keyOf(meetingId, half));

export function keptDraft(meetingId: string, half: number): FeedbackDraft {
  const kept = readFromTab(keyOf(meetingId, half));
  return isDraft(kept) ? kept : emptyDraft;
}

function isDraft(value: unknown): value is FeedbackDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'scores' in value &&
    typeof value.scores === 'object' &&
    value.scores !== null &&
    'wouldHire' in value &&
    'comment' in value &&
    typeof value.comment === 'string'
  );
}
