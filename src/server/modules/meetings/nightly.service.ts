import { keptDays } from '#shared/domain/meetings.ts';
import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createMeetingRepository } from './meeting.repository.ts';
import type { SettleMeeting } from './settle-meeting.ts';

interface NightlyDeps {
  db: Database;
  jobs: Pick<Jobs, 'schedule'>;
  settleMeeting: SettleMeeting;
  now: () => Date;
}

const day = 86_400_000;
const batch = 100;

/** Ends meetings that nobody has ended, and deletes old ones. */
export function createMeetingNightService({ db, jobs, settleMeeting, now }: NightlyDeps) {
  const meetings = createMeetingRepository(db);

  async function run(): Promise<void> {
    for (;;) {
      const expired = await meetings.listExpired(now(), batch);
      for (const id of expired) await settleMeeting(id);
      if (expired.length < batch) break;
    }
    const before = new Date(now().getTime() - keptDays * day);
    while ((await meetings.deleteOld(before, batch)) === batch);
  }

  return {
    run,
    startJobs: () =>
      jobs.schedule(
        { name: 'meeting-night', cron: '40 0 * * *', expireInSeconds: 3600, isRetried: true },
        run,
      ),
  };
}
