import { comesAfterMinutes } from '#shared/domain/partners.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { closeMeeting } from '../settle-meeting.ts';
import { type ChangePairDeps, makePair } from './change-pair.ts';
import { findFree } from './find-free.ts';
import { createPairRepository, type Pair } from './pair.repository.ts';
import { pairUp } from './pair-up.ts';
import { readCandidates } from './read-candidates.ts';
import { createSearchRepository } from './search.repository.ts';

interface SettlingDeps extends ChangePairDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
}

interface LeftWaiting {
  pair: Pair;
  userId: number;
  partnerId: number | null;
}

const minute = 60_000;
/** Nobody waits longer, if the job could not run for a while. */
const longestWait = 30 * minute;

/** Finds out who came, and offers someone else to those whose partner did not. */
export function createSettlingService(deps: SettlingDeps) {
  const { db, inTransaction, jobs, now, partnerMail } = deps;
  const dueAt = () => new Date(now().getTime() - comesAfterMinutes * minute);

  /** Returns who was left waiting. */
  async function settle(transaction: Transaction, pair: Pair): Promise<LeftWaiting[]> {
    const pairs = createPairRepository(transaction.db);
    const people = await pairs.listPeople([pair.id]);
    const missing = people.filter(({ cameAt }) => cameAt === null);
    await pairs.setOutcome(pair.id, missing.length === 0 ? 'met' : 'missed');
    const away = missing.flatMap(({ userId }) => userId ?? []);
    if (away.length > 0) await pairs.setAway(pair.id, ...away);
    if (missing.length !== 1) return [];
    const partnerId = missing[0]?.userId ?? null;
    return people.flatMap(({ userId, cameAt }) =>
      userId !== null && cameAt !== null ? [{ pair, userId, partnerId }] : [],
    );
  }

  /** Those who wait at the same time meet each other. Returns who they are. */
  async function pairNow(transaction: Transaction, waiting: LeftWaiting[]): Promise<Set<number>> {
    const startsAt = now();
    const ids = waiting
      .filter(({ pair }) => startsAt.getTime() - pair.startsAt.getTime() <= longestWait)
      .map(({ userId }) => userId);
    if (ids.length < 2) return new Set();
    const { db: own } = transaction;
    const seekers = await createSearchRepository(own).listAmong(ids);
    const free = await findFree(own, seekers, startsAt, { oncePerDay: false });
    const { candidates, past } = await readCandidates(own, free, startsAt);
    const paired = pairUp(candidates, past);
    for (const pair of paired) await makePair(deps, transaction, pair, { startsAt, isNow: true });
    return new Set(paired.flat().map(({ userId }) => userId));
  }

  async function run(): Promise<void> {
    if ((await createPairRepository(db).listDue(dueAt())).length === 0) return;
    await inTransaction(async (transaction) => {
      const pairs = createPairRepository(transaction.db);
      await pairs.hold();
      const waiting: LeftWaiting[] = [];
      for (const pair of await pairs.listDue(dueAt())) {
        waiting.push(...(await settle(transaction, pair)));
      }
      const paired = await pairNow(transaction, waiting);
      for (const { pair, ...person } of waiting) {
        if (!paired.has(person.userId)) {
          await partnerMail(transaction, 'leftWaiting', pair, person);
        } else if (pair.meetingId !== null) {
          await closeMeeting(deps, transaction, pair.meetingId);
        }
      }
    });
  }

  return {
    run,
    startJobs: () =>
      jobs.schedule({ name: 'partner-settling', cron: '*/5 * * * *', expireInSeconds: 300 }, run),
  };
}
