import { keptPairDays, slotRange } from '#shared/domain/partners.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { type ChangePairDeps, cancelPair, makePair } from './change-pair.ts';
import { findFree } from './find-free.ts';
import { createPairRepository } from './pair.repository.ts';
import { pairUp } from './pair-up.ts';
import { readCandidates } from './read-candidates.ts';
import { createSearchRepository } from './search.repository.ts';

interface PairingDeps extends ChangePairDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
}

const day = 86_400_000;

/** Pairs those who can at the same time, the soonest first. */
export function createPairingService(deps: PairingDeps) {
  const { db, inTransaction, jobs, now } = deps;
  const searches = createSearchRepository(db);
  const allPairs = createPairRepository(db);

  const pairAt = (startsAt: Date) =>
    inTransaction(async (transaction) => {
      const { db: own } = transaction;
      await createPairRepository(own).hold();
      const seekers = await createSearchRepository(own).listAt(startsAt);
      if (seekers.length < 2) return;
      const free = await findFree(own, seekers, startsAt, { oncePerDay: true });
      if (free.length < 2) return;
      const { candidates, past } = await readCandidates(own, free, now());
      for (const pair of pairUp(candidates, past)) {
        await makePair(deps, transaction, pair, { startsAt, isNow: false });
      }
    });

  async function cancelForsaken(): Promise<void> {
    if ((await allPairs.listForsaken(now())).length === 0) return;
    await inTransaction(async (transaction) => {
      const pairs = createPairRepository(transaction.db);
      await pairs.hold();
      for (const pair of await pairs.listForsaken(now())) {
        await cancelPair(deps, transaction, pair, null);
      }
    });
  }

  async function run(): Promise<void> {
    await searches.deletePast(now());
    await allPairs.deleteOld(new Date(now().getTime() - keptPairDays * day));
    await cancelForsaken();
    const { first, last } = slotRange(now());
    for (const time of await searches.listTimes(first, last)) await pairAt(time);
  }

  return {
    run,
    startJobs: () =>
      jobs.schedule({ name: 'partner-pairing', cron: '*/10 * * * *', expireInSeconds: 600 }, run),
  };
}
