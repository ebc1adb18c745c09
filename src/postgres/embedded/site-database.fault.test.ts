import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type Connection,
  openSandbox,
  query,
  type Sandbox,
} from '#test/support/launcher-fixture.ts';
import { prepareDatabase } from '#test/support/prepare-database.ts';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
  await sandbox.fill();
});
afterEach(() => sandbox.close());

/** What the superuser owns in the site's database, apart from the objects of extensions. */
const LEFT_TO_SUPERUSER = `
  SELECT classid::regclass, objid FROM (
    SELECT 'pg_class'::regclass AS classid, oid AS objid, relowner AS owner FROM pg_class
    UNION ALL SELECT 'pg_proc'::regclass, oid, proowner FROM pg_proc
    UNION ALL SELECT 'pg_type'::regclass, oid, typowner FROM pg_type
    UNION ALL SELECT 'pg_namespace'::regclass, oid, nspowner FROM pg_namespace
  ) AS objects
  WHERE objid >= 16384 AND owner = 'martingale'::regrole
    AND (classid, objid) NOT IN (SELECT classid, objid FROM pg_depend WHERE deptype = 'e')
    AND objid NOT IN (SELECT indexrelid FROM pg_index JOIN pg_depend ON objid = indrelid AND deptype = 'e')`;

/** The database as it was when the site itself was the superuser. */
async function makeFormerDatabase(superuser: Connection): Promise<void> {
  await query(
    superuser,
    `REASSIGN OWNED BY site TO martingale;
     CREATE TYPE mood AS ENUM ('good'); CREATE SEQUENCE apart; CREATE VIEW seen AS SELECT 1 AS one;
     CREATE TABLE "Odd name" (id serial, other int GENERATED ALWAYS AS IDENTITY, mood mood)`,
  );
}

it("becomes the site's if the site was the superuser before, even for two at once", async () => {
  const { connection, stop } = await sandbox.launch();
  const superuser = { ...connection, user: 'martingale' };
  await makeFormerDatabase(superuser);
  await expect(query(connection, 'SELECT * FROM settings')).rejects.toThrow('permission denied');
  expect(await query(superuser, LEFT_TO_SUPERUSER)).not.toEqual([]);
  await stop();
  // Its server trusted whoever could reach the socket.
  await writeFile(join(sandbox.cluster, 'pg_hba.conf'), 'local all all trust\n');

  const [first] = await Promise.all([sandbox.launch(), sandbox.launch()]);
  expect(first.connection).toEqual(connection);
  expect(await query(connection, LEFT_TO_SUPERUSER)).toEqual([]);
  await prepareDatabase(connection);
  await query(
    connection,
    `ALTER TABLE settings ADD COLUMN note text; ALTER TYPE mood ADD VALUE 'bad';
     DROP SCHEMA pgboss CASCADE; DROP TABLE "Odd name"; DROP SEQUENCE apart; DROP VIEW seen`,
  );
});

it('is handed over by a server that is already running', async () => {
  const { connection } = await sandbox.launch();
  await makeFormerDatabase({ ...connection, user: 'martingale' });
  await sandbox.launch();
  expect(await query(connection, LEFT_TO_SUPERUSER)).toEqual([]);
});
