import { graceSeconds } from '#shared/domain/drills.ts';
import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { FinishOverdue } from './finish-overdue.ts';
import { deleteVisitorRuns, forgetPlayers } from './nightly.repository.ts';
import { createRunRepository } from './run.repository.ts';

interface NightlyDeps {
  db: Database;
  jobs: Pick<Jobs, 'schedule'>;
  finishOverdue: FinishOverdue;
  now: () => Date;
}

const day = 86_400_000;
/** As long as users' runs count for percentiles. */
const visitorRunDays = 90;
const batch = 500;

/** Finishes runs that nobody came back to, and deletes visitors' runs that nobody claimed. */
export function createDrillNightService({ db, jobs, finishOverdue, now }: NightlyDeps) {
  const runs = createRunRepository(db);

  async function finishAll(): Promise<void> {
    const before = new Date(now().getTime() - graceSeconds * 1000 - 1);
    for (;;) {
      const overdue = await runs.listOverdue(before, batch);
      for (const run of overdue) await finishOverdue(run);
      if (overdue.length < batch) return;
    }
  }

  async function run(): Promise<void> {
    const before = new Date(now().getTime() - visitorRunDays * day);
    while ((await deleteVisitorRuns(db, before, batch)) === batch);
    await forgetPlayers(db, now());
    await finishAll();
  }

  return {
    run,
    startJobs: () =>
      jobs.schedule(
        { name: 'drill-night', cron: '20 0 * * *', expireInSeconds: 3600, isRetried: true },
        run,
      ),
  };
}
