import type pg from 'pg';
import { openDatabase, openPool } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { seedDatabase } from '#server/db/seed.ts';
import { Jobs } from '#server/jobs/jobs.ts';
import { seedPresets } from '#server/modules/drills/preset-seed.service.ts';

/** What every start does first, plus more if given. Fails if the role does not own an object. */
export async function prepareDatabase(
  connection: pg.PoolConfig,
  then: (pool: pg.Pool) => Promise<void> = async () => {},
): Promise<void> {
  const pool = openPool(connection, () => {});
  try {
    await migrateDatabase(pool);
    await seedDatabase(openDatabase(pool));
    await seedPresets(openDatabase(pool));
    // The job queues have their own schema, which takes a while to create.
    const jobs = new Jobs(pool, () => {});
    await jobs.start();
    await jobs.stop();
    await then(pool);
  } finally {
    await pool.end();
  }
}
