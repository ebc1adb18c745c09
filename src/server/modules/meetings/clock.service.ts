import type { MeetingState } from '#shared/contracts/meeting.ts';
import type { Half } from '#shared/domain/meetings.ts';
import type { Caller } from './load-meeting.ts';
import { createMeetingRepository } from './meeting.repository.ts';
import { guestCannotInterview, noQuestionYet } from './meeting-errors.ts';
import { createMeetingQuestionRepository } from './meeting-question.repository.ts';
import { canSwap } from './present-state.ts';
import type { CommandDeps, Meetings, Standing } from './run-command.ts';
import { endHalf } from './settle-meeting.ts';

interface ClockDeps extends CommandDeps {
  meetingCommands: Meetings;
}

const minute = 60_000;

export type ClockService = ReturnType<typeof createClockService>;

/** The two halves, by the server's clock. Either of the two may start, stop, swap and finish. */
export function createClockService(deps: ClockDeps) {
  const { run } = deps.meetingCommands;

  const isOther =
    (half: Half) =>
    ({ meeting }: Standing) =>
      meeting.half !== half;

  return {
    start: (caller: Caller, meetingId: string, half: Half): Promise<MeetingState> =>
      run(caller, meetingId, {
        name: 'start',
        isStale: isOther(half),
        async work({ meeting, current }, { transaction, at }) {
          if (meeting.phase !== 'ready') return null;
          if (!current) throw noQuestionYet();
          const endsAt = new Date(at.getTime() + meeting.minutes * minute);
          const clock = { startedAt: at, endsAt };
          await createMeetingRepository(transaction.db).setClock(meetingId, half, clock);
          const questions = createMeetingQuestionRepository(transaction.db);
          await questions.update(meetingId, current.number, { shownAt: at });
          return { phase: 'running' };
        },
      }),

    stop: (caller: Caller, meetingId: string, half: Half): Promise<MeetingState> =>
      run(caller, meetingId, {
        name: 'stop',
        isStale: isOther(half),
        async work(standing, { transaction, at }) {
          if (standing.meeting.phase !== 'running') return null;
          await endHalf(deps, transaction, standing, at);
          return { phase: 'over' };
        },
      }),

    swap: (caller: Caller, meetingId: string, half: Half): Promise<MeetingState> =>
      run(caller, meetingId, {
        name: 'swap',
        isStale: isOther(half),
        async work(standing, { transaction, at }) {
          if (!canSwap(standing)) throw guestCannotInterview();
          await endHalf(deps, transaction, standing, at);
          await createMeetingRepository(transaction.db).addHalf(meetingId, 2);
          return { phase: 'ready', half: 2 };
        },
      }),

    async finish(caller: Caller, meetingId: string): Promise<MeetingState> {
      const state = await run(caller, meetingId, {
        name: 'finish',
        async work(standing, { transaction, at }) {
          if (standing.meeting.phase === 'finished') return null;
          await endHalf(deps, transaction, standing, at);
          return { phase: 'finished' };
        },
      });
      if (caller.actor) await deps.watch.left(meetingId, caller.actor.id);
      return state;
    },
  };
}
