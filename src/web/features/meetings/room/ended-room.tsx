import type { MeetingState } from '#shared/contracts/meeting.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { roomReportPath } from '../../../lib/meeting-text.ts';
import { MissingFeedback } from './missing-feedback.tsx';

/** Nothing is left to do but feedback and reading. */
export function EndedRoom({ meeting }: { meeting: MeetingState }) {
  const { id, feedback, you } = meeting;
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <h1 className="text-3xl">The interview has ended</h1>
      {feedback.length === 0 ? (
        <p className="mt-4 text-ink-muted">The room was closed before the clock had started.</p>
      ) : (
        <>
          <div className="mt-6 space-y-12">
            <MissingFeedback meeting={meeting} />
          </div>
          <div className="mt-8">
            <ButtonLink to={roomReportPath(id)} size="medium" variant="secondary">
              Report
            </ButtonLink>
          </div>
        </>
      )}
      {!you.isGuest && (
        <p className="mt-8">
          <ButtonLink to="/practice/room" variant="secondary">
            Your rooms
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
