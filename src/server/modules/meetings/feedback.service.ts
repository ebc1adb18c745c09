import type { MeetingFeedback } from '#shared/contracts/meeting-report.ts';
import type { Half } from '#shared/domain/meetings.ts';
import { canSendFeedback } from '#shared/policies/meetings.ts';
import { createFeedbackRepository } from './feedback.repository.ts';
import { type Caller, endedHalves, seatAt } from './load-meeting.ts';
import { createMeetingRepository } from './meeting.repository.ts';
import { feedbackClosed, feedbackSent, wrongSeat } from './meeting-errors.ts';
import type { CommandDeps, Meetings } from './run-command.ts';
import { saveMeeting } from './settle-meeting.ts';

interface FeedbackDeps extends CommandDeps {
  meetingCommands: Meetings;
}

export type FeedbackService = ReturnType<typeof createMeetingFeedbackService>;

/** What people write about a half. */
export function createMeetingFeedbackService(deps: FeedbackDeps) {
  const { db, inTransaction, rateLimits, meetingCommands, now } = deps;

  return {
    /** At any time, so that the last words are not lost when the other one ends the meeting. */
    async saveNotes(caller: Caller, meetingId: string, half: Half, notes: string): Promise<void> {
      const { meeting, place, halves } = await meetingCommands.find(caller, meetingId);
      await rateLimits.allow('meeting', `${meetingId} ${place}`);
      const isOpen = halves.some((own) => own.half === half);
      if (!caller.actor || !isOpen || seatAt(meeting, place, half) !== 'interviewer') {
        throw wrongSeat('interviewer');
      }
      const row = { meetingId, half, userId: caller.actor.id, notes };
      await createFeedbackRepository(db).saveNotes(row);
    },

    /** Once, so that nobody changes theirs after having read the other's. */
    async send(
      caller: Caller,
      meetingId: string,
      half: Half,
      feedback: MeetingFeedback,
    ): Promise<void> {
      const standing = await meetingCommands.find(caller, meetingId);
      const { meeting, place } = standing;
      await rateLimits.allow('meeting', `${meetingId} ${place}`);
      const seat = seatAt(meeting, place, half);
      if (feedback.seat !== seat) throw wrongSeat(feedback.seat);
      const at = now();
      const hasEnded = endedHalves(standing, at).some((ended) => ended.half === half);
      const times = { expiresAt: meeting.expiresAt, now: at };
      if (!canSendFeedback({ hasEnded, isSent: false }, times)) throw feedbackClosed();
      await inTransaction(async (transaction) => {
        await createMeetingRepository(transaction.db).lock(meetingId);
        const row = { meetingId, half, seat, feedback, sentAt: at };
        const isNew = await createFeedbackRepository(transaction.db).insert(row);
        if (!isNew) throw feedbackSent();
        await saveMeeting(deps, transaction, meetingId);
      });
    },
  };
}
