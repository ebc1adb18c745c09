import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { launchEmbeddedPostgres } from '#postgres/embedded.ts';
import { runAsSuperuser, serverVariable, templateName } from './database.ts';
import { fastFolder } from './fast-folder.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Test data need not survive a power failure. */
const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '128MB' };

/**
 * One PostgreSQL for the whole test run, with a migrated and seeded template to clone. The first
 * project that needs it starts it.
 */
export default async function startDatabaseServer(): Promise<() => Promise<void>> {
  if (process.env[serverVariable]) return async () => {};
  const dataDir = mkdtempSync(join(fastFolder(), 'martingale-test-'));
  // As root the server runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const quiet = { info: () => {}, warn: () => {} };
  // As root: a test run leaves no user behind on the machine.
  const systemUser = 'nobody';
  const server = await launchEmbeddedPostgres({ dataDir, systemUser, log: quiet, settings });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.connection);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[serverVariable] = JSON.stringify(server.connection);
  return stop;
}

async function makeTemplate(connection: pg.ClientConfig): Promise<void> {
  await runAsSuperuser(connection, `CREATE DATABASE ${templateName} OWNER ${connection.user}`);
  await prepareDatabase({ ...connection, database: templateName });
}
