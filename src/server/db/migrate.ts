import { resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { root } from '../lib/root.ts';
import { DatabaseTooNewError } from './too-new-error.ts';
import { DatabaseTooOldError } from './too-old-error.ts';

export const migrationsFolder = resolve(root, 'src/server/db/migrations');

const knownMigrations = readTimes(migrationsFolder);

/** Any fixed number will do, as long as every release uses the same one. */
const lockKey = '7305128664011942';

/** Applies pending migrations; safe when several processes start at once (advisory lock). */
export async function migrateDatabase(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect();
  // A connection lost between two queries emits an event that would end the process; the next query
  // fails with the same error anyway.
  client.on('error', () => {});
  try {
    // Waiting for another process and building an index may both exceed the usual timeouts.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await applyPending(client, folder);
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  } finally {
    // Not returned to the pool: closing the connection frees the lock whatever went wrong, and
    // discards its lifted timeouts.
    client.release(true);
  }
}

/** True when every migration of this release is applied. */
export async function migrationsAreCurrent(pool: pg.Pool): Promise<boolean> {
  return isCurrent(await readApplied(pool), knownMigrations);
}

async function applyPending(client: pg.PoolClient, folder: string): Promise<void> {
  const known = readTimes(folder);
  const applied = await readApplied(client);
  if (Math.max(...applied) > Math.max(...known)) {
    throw new DatabaseTooNewError();
  }
  if (applied.size > 0 && !applied.has(Math.min(...known))) {
    throw new DatabaseTooOldError();
  }
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  // Drizzle silently skips a migration dated before the newest applied one.
  if (!isCurrent(await readApplied(client), known)) {
    throw new Error(
      'A migration of this release is older than one already applied: give it a new date.',
    );
  }
}

/** Migrations are identified by their timestamps, as in Drizzle's journal. */
function readTimes(folder: string): number[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);
}

function isCurrent(applied: ReadonlySet<number>, known: readonly number[]): boolean {
  return known.every((migration) => applied.has(migration));
}

async function readApplied(database: pg.Pool | pg.PoolClient): Promise<Set<number>> {
  const journal = await database.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  );
  if (!journal.rows[0]?.exists) {
    return new Set();
  }
  const applied = await database.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  return new Set(applied.rows.map((row) => Number(row.created_at)));
}
