import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { InterviewerState, MeetingState } from '#shared/contracts/meeting.ts';
import { Countdown } from '../../../components/countdown.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { clockText } from '../../../lib/interview-text.ts';
import { halfNames } from '../../../lib/meeting-text.ts';
import { refreshMeeting } from '../../../queries/meetings.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { useCommand } from './use-command.ts';
import type { Live } from './use-live.ts';

interface RoomBarProps {
  meeting: MeetingState;
  ahead: number;
  live: Live;
}

/** The clock and what it does, always in sight. On phones, also the way from part to part. */
export function RoomBar({ meeting, ahead, live }: RoomBarProps) {
  const { half, phase, seat } = meeting;
  return (
    <div className="sticky top-0 z-10 -mx-2 mt-3 border-rule border-b bg-paper px-2 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Clock meeting={meeting} ahead={ahead} />
          <span className="text-ink-muted text-sm">{halfNames[half]}</span>
        </p>
        {phase === 'ready' && meeting.seat === 'interviewer' && <StartButton meeting={meeting} />}
        {phase === 'running' && <StopDialog meeting={meeting} flush={live.flush} />}
      </div>
      <nav aria-label="Parts of the room" className="mt-1.5 flex gap-5 text-sm lg:hidden">
        <Part to="question">Question</Part>
        <Part to="pad">Pad</Part>
        {seat === 'interviewer' && <Part to="notes">Notes</Part>}
      </nav>
      <ConnectionNotice live={live} />
    </div>
  );
}

function Part({ to, children }: { to: string; children: string }) {
  return (
    <Link to={`#${to}`} replace className="py-0.5 text-link">
      {children}
    </Link>
  );
}

/** Between two looks at a clock that has run out, in milliseconds. */
const pauseMs = 1_000;

function Clock({ meeting, ahead }: Pick<RoomBarProps, 'meeting' | 'ahead'>) {
  const { id, phase, minutes, endsAt } = meeting;
  const queries = useQueryClient();
  const lastLook = useRef(0);
  function lookAgain() {
    if (Date.now() - lastLook.current < pauseMs) return;
    lastLook.current = Date.now();
    void refreshMeeting(queries, id);
  }
  if (phase === 'running' && endsAt !== null) {
    return <Countdown endsAt={endsAt} ahead={ahead} onEnd={lookAgain} />;
  }
  return (
    <span className="text-ink-muted text-xl tabular-nums">
      {phase === 'ready' ? clockText(minutes * 60) : 'Over'}
    </span>
  );
}

function StartButton({ meeting: { id, half, question } }: { meeting: InterviewerState }) {
  const { run, isPending } = useCommand(id);
  return (
    <Button
      disabled={isPending || question === null}
      onClick={() =>
        run((api) => api.call('POST /api/meetings/:id/start', { params: { id }, body: { half } }))
      }
    >
      Start the clock
    </Button>
  );
}
