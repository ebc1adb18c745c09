import { randomUUID } from 'node:crypto';
import { levels } from '#shared/domain/interviews.ts';
import { clearMinutes, isLateCancel } from '#shared/domain/partners.ts';
import type { LiveFeed } from '../../../db/live-feed.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { AttemptService } from '../../practice/attempts/attempt.service.ts';
import { planMeeting } from '../plan-meeting.ts';
import { closeMeeting } from '../settle-meeting.ts';
import { createPairRepository, type Pair } from './pair.repository.ts';
import type { PartnerMail } from './partner-mail.ts';
import { createSearchRepository, type Seeker } from './search.repository.ts';

export interface ChangePairDeps {
  partnerMail: PartnerMail;
  live: Pick<LiveFeed, 'notify'>;
  attempts: Pick<AttemptService, 'recordAll'>;
  now: () => Date;
}

const minute = 60_000;

/** Gives two people a room, at the easier level and with the shorter halves, and tells both. */
export async function makePair(
  { partnerMail, now }: ChangePairDeps,
  transaction: Transaction,
  [one, other]: readonly [Seeker, Seeker],
  { startsAt, isNow }: { startsAt: Date; isNow: boolean },
): Promise<void> {
  const { db } = transaction;
  const people = [one.userId, other.userId] as const;
  const easier = Math.min(levels.indexOf(one.level), levels.indexOf(other.level));
  const wanted = {
    role: one.role,
    level: levels[easier] ?? one.level,
    minutes: one.minutes < other.minutes ? one.minutes : other.minutes,
  };
  const meetingId = await planMeeting(db, { ...wanted, people, startsAt, now: now() });
  const pair: Pair = {
    ...{ id: randomUUID(), ...wanted, startsAt, meetingId },
    ...{ outcome: 'planned', createdAt: now() },
  };
  await createPairRepository(db).insert(pair, people);
  const kind = isNow ? 'pairedNow' : 'paired';
  await partnerMail(transaction, kind, pair, { userId: one.userId, partnerId: other.userId });
  await partnerMail(transaction, kind, pair, { userId: other.userId, partnerId: one.userId });
}

/** Closes the room and tells whoever did not cancel; null: an account is gone. */
export async function cancelPair(
  deps: ChangePairDeps,
  transaction: Transaction,
  pair: Pair,
  by: number | null,
): Promise<void> {
  const pairs = createPairRepository(transaction.db);
  await pairs.setOutcome(pair.id, 'canceled');
  if (pair.meetingId !== null) await closeMeeting(deps, transaction, pair.meetingId);
  for (const { userId } of await pairs.listPeople([pair.id])) {
    if (userId === null || userId === by) continue;
    await deps.partnerMail(transaction, 'canceled', pair, { userId, partnerId: by });
  }
}

/** Cancels for someone who has no time after all. */
export async function giveUpPair(
  deps: ChangePairDeps,
  transaction: Transaction,
  pair: Pair,
  by: number,
): Promise<void> {
  const { db } = transaction;
  await cancelPair(deps, transaction, pair, by);
  if (isLateCancel(pair.startsAt, deps.now())) {
    await createPairRepository(db).setAway(pair.id, by);
  }
  const at = pair.startsAt.getTime();
  const clear = clearMinutes * minute;
  const searches = createSearchRepository(db);
  await searches.deleteSlots(by, new Date(at - clear), new Date(at + clear));
}
