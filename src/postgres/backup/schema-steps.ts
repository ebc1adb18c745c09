import { isDeepStrictEqual } from 'node:util';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { newerRelease, olderRelease } from './backup-error.ts';
import { formerSteps } from './former-steps.ts';

export interface SchemaSteps {
  /** The ones that created the backup's tables. */
  before: MigrationMeta[];
  /** The newer ones, to apply to its rows. */
  after: MigrationMeta[];
}

/** A release's migrations, split by whether the backup has them. */
export function partMigrations(applied: readonly number[], folder: string): SchemaSteps {
  const known = readMigrationFiles({ migrationsFolder: folder });
  if (isDeepStrictEqual(applied, formerSteps)) {
    return { before: known.slice(0, 1), after: known.slice(1) };
  }
  const knownTimes = known.map(({ folderMillis }) => folderMillis);
  const unknownTimes = applied.filter((time) => !knownTimes.includes(time));
  if (unknownTimes.length > 0) {
    throw Math.max(...unknownTimes) > Math.max(...knownTimes) ? newerRelease() : olderRelease();
  }
  return {
    before: known.filter(({ folderMillis }) => applied.includes(folderMillis)),
    after: known.filter(({ folderMillis }) => !applied.includes(folderMillis)),
  };
}

/** Like Drizzle's own migrator, which can neither stop midway nor join a transaction. */
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
