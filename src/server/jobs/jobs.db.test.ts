import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { eventually } from '#test/support/eventually.ts';
import { Jobs } from './jobs.ts';

const due = { name: 'due', cron: '* * * * *', expireInSeconds: 60 };
const nightly = { name: 'nightly', cron: '40 3 * * *', expireInSeconds: 60, isRetried: true };

describe('a scheduled job', () => {
  let database: TestDatabase;
  let jobs: Jobs;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(async () => {
    await jobs.stop();
    await database.drop();
  });

  const openJobs = async (runsSchedules: boolean) => {
    jobs = new Jobs(database.pool, () => {}, { runsSchedules });
    await jobs.start();
  };

  it('runs when it is due', async () => {
    await openJobs(true);
    await jobs.schedule(due, async () => {});
    await jobs.stop();
    // Restarting checks the clock at once instead of within half a minute.
    await database.pool.query('update pgboss.version set cron_on = null');
    await openJobs(true);
    const handle = vi.fn(async () => {});
    await jobs.schedule(due, handle);
    await eventually(() => expect(handle).toHaveBeenCalled());
  });

  it('is stored once, and not at all without a timekeeper', async () => {
    const kept = async () =>
      (await database.pool.query('select name, cron from pgboss.schedule order by name')).rows;
    await openJobs(false);
    await jobs.schedule(due, async () => {});
    expect(await kept()).toEqual([]);
    await jobs.stop();
    for (let starts = 0; starts < 2; starts += 1) {
      await openJobs(true);
      await jobs.schedule(due, async () => {});
      await jobs.schedule(nightly, async () => {});
      if (starts === 0) await jobs.stop();
    }
    expect(await kept()).toEqual([
      { name: 'due', cron: '* * * * *' },
      { name: 'nightly', cron: '40 3 * * *' },
    ]);
  });
});
