import type { Database } from '../../../../db/client.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { growDeviations } from './deviation.repository.ts';
import { createRatingRepository } from './rating.repository.ts';

interface NightlyDeps {
  db: Database;
  jobs: Pick<Jobs, 'schedule'>;
  now: () => Date;
}

/** What changes overnight: ratings become less certain, and networks are forgotten. */
export function createNightlyService({ db, jobs, now }: NightlyDeps) {
  async function run(): Promise<void> {
    const today = now().toISOString().slice(0, 10);
    let last = await growDeviations(db, 0, today);
    while (last !== null) last = await growDeviations(db, last, today);
    await createRatingRepository(db).forgetNetworks(today);
  }

  return {
    run,
    startJobs: () =>
      jobs.schedule(
        { name: 'practice-night', cron: '10 0 * * *', expireInSeconds: 3600, isRetried: true },
        run,
      ),
  };
}
