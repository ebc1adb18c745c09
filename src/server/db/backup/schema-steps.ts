import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { newerRelease } from './backup-error.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

export interface SchemaSteps {
  /** Those that made the backup's tables. */
  before: MigrationMeta[];
  /** Those that came since, to be applied to its rows. */
  after: MigrationMeta[];
}

/** This release's migrations, parted by whether the backup has them. */
export function partMigrations(applied: readonly number[]): SchemaSteps {
  const known = readMigrationFiles({ migrationsFolder });
  const knownTimes = new Set(known.map(({ folderMillis }) => folderMillis));
  if (applied.some((migration) => !knownTimes.has(migration))) {
    throw newerRelease();
  }
  return {
    before: known.filter(({ folderMillis }) => applied.includes(folderMillis)),
    after: known.filter(({ folderMillis }) => !applied.includes(folderMillis)),
  };
}

/** As Drizzle does in an empty database; its own migrator can neither stop midway nor join a transaction. */
export async function createJournal(client: pg.Client): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
}

export async function applyMigrations(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  for (const migration of migrations) {
    for (const statement of migration.sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [migration.hash, migration.folderMillis],
    );
  }
}
