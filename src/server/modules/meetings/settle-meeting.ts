import type { Database } from '../../db/client.ts';
import type { LiveFeed } from '../../db/live-feed.ts';
import type { RunInTransaction, Transaction } from '../../db/transaction.ts';
import type { AttemptService } from '../practice/attempts/attempt.service.ts';
import { type LoadedMeeting, loadMeeting, personIn, phaseAt } from './load-meeting.ts';
import { createMeetingRepository } from './meeting.repository.ts';
import { createMeetingQuestionRepository } from './meeting-question.repository.ts';

export interface SettleDeps {
  db: Database;
  inTransaction: RunInTransaction;
  live: Pick<LiveFeed, 'notify'>;
  attempts: Pick<AttemptService, 'recordAll'>;
  now: () => Date;
}

export type MeetingChange = Parameters<ReturnType<typeof createMeetingRepository>['update']>[1];

export const topicOf = (meetingId: string) => `meeting:${meetingId}` as const;

/** Saves what both people are to load, and tells them. */
export async function saveMeeting(
  { live }: Pick<SettleDeps, 'live'>,
  transaction: Transaction,
  meetingId: string,
  change: MeetingChange = {},
): Promise<void> {
  await createMeetingRepository(transaction.db).update(meetingId, change);
  await live.notify(transaction, topicOf(meetingId));
}

/**
 * Stops the clock of a half that is running. From now on the report tells the candidate about the
 * questions, which they have worked on with someone who knows the answers: that is help.
 */
export async function endHalf(
  { attempts }: Pick<SettleDeps, 'attempts'>,
  transaction: Transaction,
  loaded: LoadedMeeting,
  at: Date,
): Promise<void> {
  const { meeting, halves } = loaded;
  const running = halves.find(({ half }) => half === meeting.half);
  if (meeting.phase !== 'running' || !running?.endsAt) return;
  const endsAt = at < running.endsAt ? at : running.endsAt;
  await createMeetingRepository(transaction.db).setClock(meeting.id, meeting.half, { endsAt });
  const candidate = personIn(loaded, 'candidate', meeting.half)?.userId;
  if (!candidate) return;
  const rows = await createMeetingQuestionRepository(transaction.db).list(meeting.id);
  const acts = rows.flatMap(({ questionId, half, shownAt, variant }) =>
    questionId !== null && shownAt && half === meeting.half
      ? [{ questionId, act: { kind: 'solution', seed: variant } as const }]
      : [],
  );
  await attempts.recordAll(transaction, { id: candidate, isAdmin: false }, acts, null);
}

/** Ends it for both, if it has not ended. */
export async function closeMeeting(
  deps: Pick<SettleDeps, 'live' | 'attempts' | 'now'>,
  transaction: Transaction,
  meetingId: string,
): Promise<void> {
  const locked = await createMeetingRepository(transaction.db).lock(meetingId);
  const loaded = await loadMeeting(transaction.db, locked);
  if (!loaded || loaded.meeting.phase === 'finished') return;
  await endHalf(deps, transaction, loaded, deps.now());
  await saveMeeting(deps, transaction, meetingId, { phase: 'finished' });
}

/** Loads a meeting, after doing what its clock says and nobody has done yet. */
export function createSettleMeeting(deps: SettleDeps) {
  const { db, inTransaction, now } = deps;

  return async (meetingId: string): Promise<LoadedMeeting | null> => {
    const loaded = await loadMeeting(db, await createMeetingRepository(db).find(meetingId));
    if (!loaded || phaseAt(loaded, now()) === loaded.meeting.phase) return loaded;
    await inTransaction(async (transaction) => {
      const locked = await createMeetingRepository(transaction.db).lock(meetingId);
      const current = await loadMeeting(transaction.db, locked);
      if (!current) return;
      const at = now();
      const phase = phaseAt(current, at);
      if (phase === current.meeting.phase) return;
      await endHalf(deps, transaction, current, at);
      await saveMeeting(deps, transaction, meetingId, { phase });
    });
    return loadMeeting(db, await createMeetingRepository(db).find(meetingId));
  };
}

export type SettleMeeting = ReturnType<typeof createSettleMeeting>;
