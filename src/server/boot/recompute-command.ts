import { openPool } from '../db/client.ts';
import { connectDatabase, type DatabaseServer } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { transactionsOn } from '../db/transaction.ts';
import { recomputeRuns } from '../modules/drills/recompute-runs.ts';
import { recomputePractice } from '../modules/practice/attempts/recompute.service.ts';
import { loadConfig } from './load-config.ts';
import { explainStartFailure } from './start-failure.ts';

const log = { info: () => {}, warn: (message: string) => console.error(message) };

/** `npm run recompute`: one line on stdout, or one on stderr. */
export async function runRecompute(): Promise<void> {
  let server: DatabaseServer | null = null;
  try {
    server = await connectDatabase(await loadConfig(process.env), log);
    const pool = openPool(server.connection, (error) => log.warn(error.message));
    try {
      await migrateDatabase(pool);
      const inTransaction = transactionsOn(pool);
      const done = await recomputePractice({ inTransaction, now: () => new Date() });
      const players = await recomputeRuns(inTransaction);
      console.log(
        `Recomputed ${done.learners} learners, ${done.questions} questions and the drills of ${players} users`,
      );
    } finally {
      await pool.end();
    }
  } catch (error) {
    process.exitCode = 1;
    console.error(`recompute failed: ${explainStartFailure(error)}`);
  } finally {
    await server?.stop();
  }
}
