import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { MeetingReport } from '#shared/contracts/meeting-report.ts';
import { Loaded, LoadFailed } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { meetingText, roomPath } from '../../../lib/meeting-text.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { meetingReportQuery } from '../../../queries/meetings.ts';
import { HalfReport } from './half-report.tsx';

const againMs = 10_000;

/** What came out of two people's interviews. */
export function ReportPage({ id }: { id: string }) {
  const { data: user } = useCurrentUser();
  const query = useQuery({
    ...meetingReportQuery(useApi(), id),
    // The other person may be filling in the form right now.
    refetchInterval: ({ state }) => (isWaiting(state.data) ? againMs : false),
  });
  return (
    <div className="page-width max-w-4xl pt-10 pb-20 sm:pt-14">
      <h1 className="text-3xl">Room report</h1>
      <Loaded
        query={query}
        what="The report"
        className="mt-8"
        skeleton="h-40 w-full"
        failure={(error, retry) => <Failure error={error} onRetry={retry} />}
      >
        {(report) => <Report report={report} />}
      </Loaded>
      {user && (
        <p className="mt-10">
          <Link to="/practice/room" className="text-link">
            Your rooms
          </Link>
        </p>
      )}
    </div>
  );
}

const isWaiting = (report: MeetingReport | undefined): boolean =>
  report?.halves.some(({ own, theirs }) => own !== null && theirs === null) === true &&
  Date.parse(report.expiresAt) > Date.now();

function Report({ report }: { report: MeetingReport }) {
  const { id, createdAt, other, phase, halves } = report;
  return (
    <>
      <p className="mt-3 text-ink-muted [overflow-wrap:anywhere]">
        {meetingText(report)}
        {other && `, with ${other.name}`}, {calendarDay(createdAt)}
      </p>
      {phase !== 'finished' && (
        <p className="mt-4">
          <ButtonLink to={roomPath(id)} variant="secondary">
            Back to the room
          </ButtonLink>
        </p>
      )}
      {halves.length === 0 && (
        <p className="mt-8">The report starts when the first half has ended.</p>
      )}
      {halves.map((half) => (
        <HalfReport key={half.half} report={report} half={half} />
      ))}
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="mt-8">
      {isGone ? (
        <p>
          This report is someone else’s, or it was deleted after 90 days. If you joined as a guest,
          come back in the same browser.
        </p>
      ) : (
        <LoadFailed what="The report" error={error} onRetry={onRetry} />
      )}
    </div>
  );
}
