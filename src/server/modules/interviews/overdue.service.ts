import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { FinishInterview } from './finish-interview.ts';
import { createInterviewRepository } from './interview.repository.ts';

interface OverdueDeps {
  db: Database;
  jobs: Pick<Jobs, 'schedule'>;
  finishInterview: FinishInterview;
  now: () => Date;
}

const batch = 100;

/** Ends interviews whose time is up and that nobody came back to. */
export function createOverdueService({ db, jobs, finishInterview, now }: OverdueDeps) {
  const interviews = createInterviewRepository(db);

  async function run(): Promise<void> {
    for (;;) {
      const overdue = await interviews.listOverdue(now(), batch);
      for (const interview of overdue) {
        await finishInterview(interview, {
          learner: { id: interview.userId, isAdmin: false },
          ip: null,
        });
      }
      if (overdue.length < batch) return;
    }
  }

  return {
    run,
    startJobs: () =>
      jobs.schedule(
        { name: 'overdue-interviews', cron: '*/10 * * * *', expireInSeconds: 600 },
        run,
      ),
  };
}
