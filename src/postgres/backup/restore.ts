import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { isEmpty, readTables } from './catalog.ts';
import type { Seal, TableLine } from './format.ts';
import { type BackupContents, readBackup } from './read-backup.ts';
import { applyMigrations, createJournal, partMigrations } from './schema-steps.ts';

/**
 * Loads a backup into an empty database and migrates it to this release. All or nothing: a failure
 * leaves nothing behind, and others see nothing before the commit.
 */
export async function restore(
  file: string,
  connect: () => Promise<pg.Client>,
  migrationsFolder: string,
  signal?: AbortSignal,
): Promise<Seal['rows']> {
  // Read once in advance, so that a damaged file is reported as such before it reaches the
  // database.
  const contents = await readBackup(file, skipRows, signal);
  const { before, after } = partMigrations(contents.header.migrations, migrationsFolder);
  const client = await connect();
  try {
    await client.query('begin');
    await requireEmpty(client);
    await createJournal(client);
    await applyMigrations(client, before);
    await requireSameTables(client, contents);
    await readBackup(file, (line, rows) => loadRows(client, line, rows), signal);
    await setSequences(client, contents.header.sequences);
    await applyMigrations(client, after);
    await client.query('analyze');
    await client.query('commit');
  } finally {
    // Also ends a transaction that is still open.
    await client.end();
  }
  return contents.rows;
}

async function skipRows(_line: TableLine, rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}

async function requireEmpty(client: pg.Client): Promise<void> {
  if (await isEmpty(client)) return;
  throw new BackupError(
    'the database is not empty: set DATA_DIR to a new folder, or DATABASE_URL to an empty database',
  );
}

/** With a table too many or too few, rows would be lost. */
async function requireSameTables(client: pg.Client, { tables }: BackupContents): Promise<void> {
  const inBackup = new Map(tables.map(({ table, columns }) => [table, columns.toSorted()]));
  const inRelease = new Map(
    (await readTables(client)).map(({ name, columns }) => [name, columns.toSorted()]),
  );
  const names = [...inBackup.keys(), ...inRelease.keys()];
  const different = names.find(
    (name) => !isDeepStrictEqual(inBackup.get(name), inRelease.get(name)),
  );
  if (different !== undefined) {
    throw new BackupError(`the table "${different}" in the backup does not fit this release`);
  }
}

async function loadRows(
  client: pg.Client,
  { table, columns }: TableLine,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const name = `public.${client.escapeIdentifier(table)}`;
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  // The backup already contains what our triggers derive. Foreign keys are still checked.
  await client.query(`alter table ${name} disable trigger user`);
  await pipeline(rows, client.query(copyFrom(`copy ${name} (${list}) from stdin`)));
  await client.query(`alter table ${name} enable trigger user`);
}

async function setSequences(
  client: pg.Client,
  sequences: BackupContents['header']['sequences'],
): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2)', [
      `public.${client.escapeIdentifier(name)}`,
      value,
    ]);
  }
}
