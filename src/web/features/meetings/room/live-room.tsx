import type { MeetingState } from '#shared/contracts/meeting.ts';
import { goneName } from '#shared/domain/meetings.ts';
import type { KnownMeeting } from '../../../queries/meetings.ts';
import { CandidateQuestion } from './candidate-question.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Folded } from './folded.tsx';
import { HalfOver } from './half-over.tsx';
import { InterviewerQuestion } from './interviewer-question.tsx';
import { LeaveRoom } from './leave-room.tsx';
import { MissingFeedback } from './missing-feedback.tsx';
import { PadPanel } from './pad-panel.tsx';
import { PrivateNotes } from './private-notes.tsx';
import { RoomBar } from './room-bar.tsx';
import { useLive } from './use-live.ts';
import { useNews } from './use-news.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** A room that is open. */
export default function LiveRoom({ meeting, ahead }: KnownMeeting) {
  const live = useLive(meeting);
  useNews(meeting);
  const { id, phase, half, seat } = meeting;
  return (
    <div className="page-width pt-6 pb-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{titleOf(meeting)}</h1>
        <LeaveRoom meeting={meeting} flush={live.flush} />
      </div>
      {phase === 'waiting' ? (
        <>
          <ConnectionNotice live={live} />
          <WaitingRoom meeting={meeting} />
        </>
      ) : (
        <>
          <RoomBar meeting={meeting} ahead={ahead} live={live} />
          {phase === 'over' && <HalfOver meeting={meeting} flush={live.flush} />}
          <div className="grid gap-x-12 gap-y-12 pt-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
            <section id="question" className="min-w-0 scroll-mt-28">
              {meeting.seat === 'interviewer' ? (
                <InterviewerQuestion meeting={meeting} />
              ) : (
                <CandidateQuestion meeting={meeting} />
              )}
            </section>
            <PadPanel key={half} live={live} seat={seat} />
            {meeting.seat === 'interviewer' && (
              <PrivateNotes key={`${id} ${half}`} meeting={meeting} />
            )}
          </div>
          {phase !== 'over' && meeting.feedback.some(({ isOpen }) => isOpen) && (
            <div className="mt-12 border-rule border-b">
              <Folded title="Your feedback on the first half is missing">
                <MissingFeedback meeting={meeting} />
              </Folded>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function titleOf({ phase, seat, other }: MeetingState): string {
  if (phase === 'waiting') return 'Your room is open';
  const name = other?.name ?? goneName;
  return seat === 'interviewer' ? `You interview ${name}` : `${name} interviews you`;
}
