import type { MeetingState } from '#shared/contracts/meeting.ts';
import { goneName, type Half, type Seat } from '#shared/domain/meetings.ts';
import { FeedbackForm } from './feedback-form.tsx';

/** The forms for feedback that has not been sent, and what became of what was sent. */
export function MissingFeedback({ meeting }: { meeting: MeetingState }) {
  const { id, feedback, other } = meeting;
  const name = other?.name ?? goneName;
  return feedback.map(({ half, isSent, isOpen }) =>
    isOpen && !isSent ? (
      <FeedbackForm key={half} {...{ id, half, name }} seat={seatIn(meeting, half)} />
    ) : (
      <p key={half} role="status" className="mt-2">
        {isSent
          ? `Your feedback on the ${ordinals[half]} half is sent. You see ${name}’s, and ${name} yours, once both of you have sent it.`
          : `The time for feedback on the ${ordinals[half]} half is over.`}
      </p>
    ),
  );
}

const ordinals: Record<Half, string> = { 1: 'first', 2: 'second' };

/** The seats are swapped in between. */
function seatIn({ seat, half: current }: MeetingState, half: Half): Seat {
  if (half === current) return seat;
  return seat === 'interviewer' ? 'candidate' : 'interviewer';
}
