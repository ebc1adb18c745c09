import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { launchEmbeddedPostgres } from '#postgres/embedded.ts';
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import { createFirstAdmin } from '#server/modules/accounts/auth/first-admin.service.ts';
import { createPasswordHashes } from '#server/modules/accounts/auth/password-hash.ts';
import { createBankService } from '#server/modules/questions/bank/bank.service.ts';
import { fastFolder } from './fast-folder.ts';
import { filledFolderVariable } from './launcher-fixture.ts';
import { prepareDatabase } from './prepare-database.ts';
import { adminEmail, adminPassword } from './site-environment.ts';

/**
 * One data folder for the whole test run, as a site leaves it after its first start. A copy of it
 * takes a fortieth of that start's CPU time.
 */
export default async function fillDataFolder(): Promise<() => void> {
  const folder = realpathSync(mkdtempSync(join(fastFolder(), 'martingale-filled-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // As root the server runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const quiet = { info: () => {}, warn: () => {} };
  try {
    // As root: a test run leaves no user behind on the machine.
    const server = await launchEmbeddedPostgres({ dataDir, systemUser: 'nobody', log: quiet });
    try {
      await prepareDatabase(server.connection, addContent);
    } finally {
      await server.stop();
    }
  } catch (error) {
    remove();
    throw error;
  }
  process.env[filledFolderVariable] = dataDir;
  return remove;
}

async function addContent(pool: pg.Pool): Promise<void> {
  const inTransaction = transactionsOn(pool);
  const passwordHashes = createPasswordHashes();
  await createFirstAdmin({ inTransaction, passwordHashes }, { adminEmail, adminPassword });
  const log = { info: () => {}, error: () => {} };
  const bank = { db: openDatabase(pool), inTransaction, now: () => new Date(), log };
  await createBankService(bank).seed();
}
