import type pg from 'pg';
import type { AppDeps } from '#server/app-deps.ts';
import { Jobs, type Queue } from '#server/jobs/jobs.ts';

/**
 * The app's jobs. A queue's workers, which keep asking the database for work, start with the first
 * job: most tests have none.
 */
export function createJobsOnDemand(pool: pg.Pool): AppDeps['jobs'] & { stop(): Promise<void> } {
  const jobs = new Jobs(pool, () => {}, { runsSchedules: false });
  let started: Promise<void> | undefined;

  return {
    queue<Data extends object>(name: string, options: { expireInSeconds: number }): Queue<Data> {
      const queue = jobs.queue<Data>(name, options);
      let isNeeded = false;
      let startWorkers: (() => Promise<void>) | undefined;

      async function need(): Promise<void> {
        isNeeded = true;
        started ??= jobs.start();
        await started;
        const start = startWorkers;
        startWorkers = undefined;
        await start?.();
      }

      return {
        async send(transaction, data) {
          await need();
          await queue.send(transaction, data);
        },
        async isWaiting(data) {
          await need();
          return queue.isWaiting(data);
        },
        async work(handle, onGivenUp) {
          startWorkers = () => queue.work(handle, onGivenUp);
          if (isNeeded) await need();
        },
      };
    },
    schedule: (schedule, handle) => jobs.schedule(schedule, handle),
    async stop() {
      await started;
      await jobs.stop();
    },
  };
}
