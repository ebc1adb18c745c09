import type { Database } from '../../../../db/client.ts';
import type { RunInTransaction } from '../../../../db/transaction.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { createMeasureRepository } from './measure.repository.ts';
import { createPaceRepository } from './pace.repository.ts';

interface MeasureDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
}

export type MeasureService = ReturnType<typeof createMeasureService>;

/**
 * Publishes how difficult questions proved to be, and how long they take: only once an hour, since
 * the one drops cached pages, and the other reads a part of the log.
 */
export function createMeasureService({ db, inTransaction, jobs }: MeasureDeps) {
  const paces = createPaceRepository(db);

  async function publish(): Promise<void> {
    await paces.copyMedians();
    // An empty write would be announced, too.
    if (!(await createMeasureRepository(db).hasChanges())) return;
    await inTransaction((transaction) => createMeasureRepository(transaction.db).copyRatings());
  }

  return {
    publish,

    /** What others take for a right first answer, in seconds; null: not enough of them yet. */
    paceOf: (questionId: number): Promise<number | null> => paces.find(questionId),

    startJobs: () =>
      jobs.schedule({ name: 'measures', cron: '7 * * * *', expireInSeconds: 600 }, publish),
  };
}
