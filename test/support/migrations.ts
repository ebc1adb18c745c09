import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { migrationsFolder } from '#server/db/migrate.ts';

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** The timestamps of the migrations in the folder, in order. */
export async function readMigrationTimes(folder = migrationsFolder): Promise<number[]> {
  return (await readJournal(folder)).entries.map(({ when }) => when);
}

/** The timestamps of the database's migrations, in the order they were applied. */
export async function readAppliedTimes(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by id',
  );
  return rows.map((row) => Number(row.created_at));
}

/** Makes the database claim these migrations. */
export async function claimApplied(pool: pg.Pool, times: readonly number[]): Promise<void> {
  await pool.query('truncate drizzle.__drizzle_migrations');
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'claimed', time from unnest($1::bigint[]) time`,
    [times],
  );
}

/** Writes the migrations of a future release: this one's, plus one that also changes rows. */
export async function writeNextRelease(folder: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = await readJournal(folder);
  const tag = 'nicknames';
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  journal.entries.push({ idx: journal.entries.length, version: '7', when, tag, breakpoints: true });
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  await writeFile(
    join(folder, `${tag}.sql`),
    `alter table users add column nickname text;--> statement-breakpoint
     update users set nickname = lower(username);--> statement-breakpoint
     alter table users alter column nickname set not null;`,
  );
}

/** Writes the initial migration alone, without those that came later. */
export async function writeInitialRelease(folder: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true });
  const { entries, ...journal } = await readJournal(folder);
  const initial = { ...journal, entries: entries.slice(0, 1) };
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(initial));
}

async function readJournal(folder: string): Promise<Journal> {
  return JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
}
