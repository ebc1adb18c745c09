import type pg from 'pg';
import type { AppDeps } from '#server/app-deps.ts';
import { Jobs } from '#server/jobs/jobs.ts';

type AppJobs = AppDeps['jobs'];

/**
 * The app's jobs. A queue's workers, which keep asking the database for work, start with the first
 * job: most tests have none.
 */
export function createJobsOnDemand(pool: pg.Pool): AppJobs & { stop(): Promise<void> } {
  const jobs = new Jobs(pool, () => {}, { keepsTime: false });
  const needed = new Set<string>();
  const waiting = new Map<string, () => Promise<void>>();
  let started: Promise<void> | undefined;

  async function need(queue: string): Promise<void> {
    needed.add(queue);
    started ??= jobs.start();
    await started;
    const work = waiting.get(queue);
    waiting.delete(queue);
    await work?.();
  }

  return {
    async send(transaction, queue, data) {
      await need(queue);
      await jobs.send(transaction, queue, data);
    },
    async isWaiting(queue, data) {
      await need(queue);
      return jobs.isWaiting(queue, data);
    },
    async work(queue, handle, onGivenUp) {
      const work = () => jobs.work(queue, handle, onGivenUp);
      if (needed.has(queue)) await work();
      else waiting.set(queue, work);
    },
    workOnSchedule: (name, handle) => jobs.workOnSchedule(name, handle),
    async stop() {
      await started;
      await jobs.stop();
    },
  };
}
