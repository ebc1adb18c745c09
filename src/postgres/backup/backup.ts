import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { readAppliedMigrations, readSequences, type Table } from './catalog.ts';
import {
  type BackupHeader,
  countRows,
  endOfRows,
  headerLine,
  type Seal,
  type TableLine,
  toLine,
} from './format.ts';
import { writeNewFile } from './new-file.ts';
import { beginSnapshot } from './snapshot.ts';

/** Writes a consistent snapshot of the whole site into a new file. The site may keep running. */
export async function backUp(
  file: string,
  connect: () => Promise<pg.Client>,
): Promise<Seal['rows']> {
  const rows: Seal['rows'] = {};
  // Connects only once the file is open, so that a bad file name fails first.
  await writeNewFile(file, async function* () {
    const client = await connect();
    try {
      yield* sealed(readSite(client, rows), rows);
    } finally {
      await client.end();
    }
  });
  return rows;
}

async function* readSite(
  client: pg.Client,
  rows: Seal['rows'],
): AsyncGenerator<Buffer | string, void> {
  const tables = await beginSnapshot(client);
  yield headerLine(await describeSite(client));
  for (const table of tables) {
    const line: TableLine = { table: table.name, columns: table.columns };
    yield toLine(line);
    let count = 0;
    for await (const chunk of readRows(client, table)) {
      count += countRows(chunk);
      yield chunk;
    }
    yield endOfRows;
    rows[table.name] = count;
  }
}

/** Sequences are read after the snapshot, so they are never behind its rows. */
async function describeSite(client: pg.Client): Promise<BackupHeader> {
  const migrations = await readAppliedMigrations(client);
  if (migrations.length === 0) {
    throw new BackupError('nothing to back up: this database has no site yet');
  }
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  return {
    createdAt: new Date().toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations,
    sequences: await readSequences(client),
  };
}

function readRows(client: pg.Client, { name, columns }: Table): AsyncIterable<Buffer> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return client.query(copyTo(`copy public.${client.escapeIdentifier(name)} (${list}) to stdout`));
}

async function* sealed(
  content: AsyncIterable<Buffer | string>,
  rows: Seal['rows'],
): AsyncGenerator<Buffer | string, void> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  const seal: Seal = { rows, sha256: hash.digest('hex') };
  yield toLine(seal);
}
