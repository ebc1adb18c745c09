import type { MeetingState } from '#shared/contracts/meeting.ts';
import { isWrongSeat, type MeetingCommand, phaseBarrier } from '#shared/policies/meetings.ts';
import type { Place } from '../../db/tables/meetings.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { RateLimitService } from '../ground/rate-limits/rate-limit.service.ts';
import {
  type Caller,
  type LoadedMeeting,
  loadMeeting,
  phaseAt,
  placeOf,
  seatAt,
} from './load-meeting.ts';
import { createMeetingRepository } from './meeting.repository.ts';
import { commandRefused, meetingNotFound, notNow } from './meeting-errors.ts';
import {
  createMeetingQuestionRepository,
  type DealtQuestion,
} from './meeting-question.repository.ts';
import { type PresentDeps, presentState } from './present-state.ts';
import {
  type MeetingChange,
  type SettleDeps,
  type SettleMeeting,
  saveMeeting,
} from './settle-meeting.ts';

export interface CommandDeps extends SettleDeps, PresentDeps {
  rateLimits: Pick<RateLimitService, 'allow'>;
  settleMeeting: SettleMeeting;
  watch: MeetingWatch;
}

/** Who wants to know when users come and go. */
export interface MeetingWatch {
  opened(meetingId: string, userId: number): Promise<void>;
  left(meetingId: string, userId: number): Promise<void>;
}

/** A meeting as one of the two finds it. */
export interface Standing extends LoadedMeeting {
  place: Place;
  /** Those dealt so far. */
  rows: DealtQuestion[];
  /** The one on screen. */
  current: DealtQuestion | null;
}

interface Command<Prepared> {
  name: MeetingCommand;
  /** Whether it is about something that has changed since: then nothing is done. */
  isStale?: (standing: Standing) => boolean;
  /** What takes other connections, before the meeting is locked. */
  prepare?: (standing: Standing) => Promise<Prepared>;
  /** What to save; null: nothing has changed. Nobody else changes the meeting meanwhile. */
  work: (
    standing: Standing,
    context: { transaction: Transaction; at: Date; prepared: Prepared | undefined },
  ) => Promise<MeetingChange | null>;
}

export type Meetings = ReturnType<typeof createRunCommand>;

/** How one of the two finds and changes their meeting. */
export function createRunCommand(deps: CommandDeps) {
  const { db, inTransaction, rateLimits, settleMeeting, watch, now } = deps;

  async function stand(loaded: LoadedMeeting | null, caller: Caller, own = db): Promise<Standing> {
    const place = loaded && placeOf(loaded.people, caller);
    if (!loaded || place === null) throw meetingNotFound();
    const rows = await createMeetingQuestionRepository(own).list(loaded.meeting.id);
    const current = rows.filter(({ half }) => half === loaded.meeting.half).at(-1) ?? null;
    return { ...loaded, place, rows, current };
  }

  /** Throws for anyone else. */
  const find = async (caller: Caller, meetingId: string): Promise<Standing> =>
    stand(await settleMeeting(meetingId), caller);

  /** Throws if it may not be done; false: it is about what has changed since. */
  function isDue<Prepared>({ name, isStale }: Command<Prepared>, standing: Standing): boolean {
    const { meeting, place } = standing;
    if (isWrongSeat(name, seatAt(meeting, place, meeting.half))) throw commandRefused(name);
    const phase = phaseAt(standing, now());
    if (phase !== 'finished' && isStale?.(standing)) return false;
    const barrier = phaseBarrier(name, { phase, half: meeting.half });
    if (barrier) throw notNow(barrier);
    return true;
  }

  async function present(caller: Caller, meetingId: string): Promise<MeetingState> {
    const standing = await find(caller, meetingId);
    return presentState(deps, standing, standing.place, caller.actor);
  }

  async function run<Prepared>(
    caller: Caller,
    meetingId: string,
    command: Command<Prepared>,
  ): Promise<MeetingState> {
    const found = await find(caller, meetingId);
    await rateLimits.allow('meeting', `${meetingId} ${found.place}`);
    if (!isDue(command, found)) return present(caller, meetingId);
    const prepared = await command.prepare?.(found);
    await inTransaction(async (transaction) => {
      const locked = await createMeetingRepository(transaction.db).lock(meetingId);
      const loaded = await loadMeeting(transaction.db, locked);
      const standing = await stand(loaded, caller, transaction.db);
      if (!isDue(command, standing)) return;
      const change = await command.work(standing, { transaction, at: now(), prepared });
      if (change) await saveMeeting(deps, transaction, meetingId, change);
    });
    return present(caller, meetingId);
  }

  /** The same, for someone who opens the room. */
  async function open(caller: Caller, meetingId: string): Promise<MeetingState> {
    const state = await present(caller, meetingId);
    if (caller.actor) await watch.opened(meetingId, caller.actor.id);
    return state;
  }

  return { find, open, present, run };
}
