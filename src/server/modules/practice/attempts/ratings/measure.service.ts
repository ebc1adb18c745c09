import type { Database } from '../../../../db/client.ts';
import type { RunInTransaction } from '../../../../db/transaction.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { createMeasureRepository } from './measure.repository.ts';

interface MeasureDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
}

/** Publishes measured difficulties, only once an hour, since doing so drops cached pages. */
export function createMeasureService({ db, inTransaction, jobs }: MeasureDeps) {
  async function publish(): Promise<void> {
    // An empty write would be announced, too.
    if (!(await createMeasureRepository(db).hasChanges())) return;
    await inTransaction((transaction) => createMeasureRepository(transaction.db).copyRatings());
  }

  return {
    publish,
    startJobs: () =>
      jobs.schedule({ name: 'measures', cron: '7 * * * *', expireInSeconds: 600 }, publish),
  };
}
