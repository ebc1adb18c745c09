import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MeetingState } from '#shared/contracts/meeting.ts';
import { goneName } from '#shared/domain/meetings.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { roomReportPath } from '../../../lib/meeting-text.ts';
import { cacheMeeting } from '../../../queries/meetings.ts';
import { MissingFeedback } from './missing-feedback.tsx';

interface HalfOverProps {
  meeting: MeetingState;
  flush: () => Promise<unknown>;
}

/** After a half: feedback, and the way on. */
export function HalfOver({ meeting, flush }: HalfOverProps) {
  const { id, half } = meeting;
  return (
    <section aria-label="After this half" className="border-rule border-b py-8">
      <MissingFeedback meeting={meeting} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {half === 1 && meeting.canSwap && <Swap meeting={meeting} flush={flush} />}
        <ButtonLink to={roomReportPath(id)} variant="secondary" size="medium">
          Report
        </ButtonLink>
      </div>
      <p className="mt-3 max-w-xl text-ink-muted text-sm">{wayOn(meeting)}</p>
    </section>
  );
}

function wayOn({ half, canSwap, you, other }: MeetingState): string {
  if (half === 2) return 'That was it. Talk about it for a while, and then end the interview.';
  if (canSwap) return 'Talk about it for a while. Your feedback can also wait until the end.';
  const guest = you.isGuest
    ? 'You joined without an account'
    : `${other?.name ?? goneName} joined without an account`;
  return `${guest}, so you cannot swap seats. Talk about it for a while, and then end the interview.`;
}

function Swap({ meeting: { id, half, seat }, flush }: HalfOverProps) {
  const api = useApi();
  const queries = useQueryClient();
  const swap = useMutation({
    mutationFn: async () => {
      await flush();
      return api.call('POST /api/meetings/:id/swap', { params: { id }, body: { half } });
    },
    onSuccess: (meeting) => cacheMeeting(queries, meeting),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        swap.mutate();
      }}
    >
      <SubmitButton isBlocked={swap.isPending} isPending={swap.isPending}>
        {seat === 'interviewer' ? 'Swap: you answer next' : 'Swap: you ask next'}
      </SubmitButton>
      <FailureNotice error={swap.error} className="mt-2" />
    </form>
  );
}
