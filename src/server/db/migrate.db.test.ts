import { readFile } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '#test/support/database.ts';
import { migrateDatabase, migrationsAreCurrent } from './migrate.ts';
import { DatabaseTooNewError } from './too-new-error.ts';

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

async function readMeta<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(new URL(`./migrations/meta/${file}`, import.meta.url), 'utf8'));
}

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeEach(async () => {
  database = await createEmptyDatabase();
});

afterEach(async () => {
  await database.drop();
});

async function appliedMigrations(): Promise<number[]> {
  const { rows } = await database.pool.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by id',
  );
  return rows.map((row) => Number(row.created_at));
}

async function knownMigrations(): Promise<number[]> {
  const journal = await readMeta<Journal>('_journal.json');
  return journal.entries.map((entry) => entry.when);
}

async function countRelations(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from pg_class where relnamespace in
       (select oid from pg_namespace where nspname in ('public', 'drizzle'))`,
  );
  return rows[0]?.count ?? 0;
}

async function heldLocks(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.count ?? 0;
}

describe('migrateDatabase', () => {
  it('brings an empty database to the newest state', async () => {
    expect(await migrationsAreCurrent(database.pool)).toBe(false);
    await migrateDatabase(database.pool);
    expect(await migrationsAreCurrent(database.pool)).toBe(true);
    expect(await appliedMigrations()).toEqual(await knownMigrations());
    expect(await heldLocks()).toBe(0);
  });

  it('changes nothing the second time', async () => {
    await migrateDatabase(database.pool);
    const relations = await countRelations();
    await migrateDatabase(database.pool);
    expect(await countRelations()).toBe(relations);
    expect(await appliedMigrations()).toEqual(await knownMigrations());
  });

  it('applies each migration once when ten processes start together', async () => {
    await Promise.all(Array.from({ length: 10 }, () => migrateDatabase(database.pool)));
    expect(await appliedMigrations()).toEqual(await knownMigrations());
    expect(await migrationsAreCurrent(database.pool)).toBe(true);
  });

  it('refuses a database that a newer release migrated, and leaves it alone', async () => {
    const newest = Math.max(...(await knownMigrations()));
    await database.pool.query(
      `create schema drizzle;
       create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);
       insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${newest + 1})`,
    );
    const relations = await countRelations();
    await expect(migrateDatabase(database.pool)).rejects.toThrow(DatabaseTooNewError);
    await expect(migrateDatabase(database.pool)).rejects.toThrow(/newer release.*restore a backup/);
    expect(await countRelations()).toBe(relations);
    expect(await appliedMigrations()).toEqual([newest + 1]);
  });

  it('stays ready after a newer release added to what this one knows', async () => {
    await migrateDatabase(database.pool);
    const newest = Math.max(...(await knownMigrations()));
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${newest + 1})`,
    );
    expect(await migrationsAreCurrent(database.pool)).toBe(true);
  });

  it('leaves nothing behind when a migration fails, and works once the cause is gone', async () => {
    await database.pool.query('create table settings (id integer)');
    await expect(migrateDatabase(database.pool)).rejects.toThrow();
    expect(await migrationsAreCurrent(database.pool)).toBe(false);
    const { rows } = await database.pool.query(`select to_regclass('users') as users`);
    expect(rows).toEqual([{ users: null }]);

    await database.pool.query('drop table settings');
    await migrateDatabase(database.pool);
    expect(await migrationsAreCurrent(database.pool)).toBe(true);
  });
});

describe('the migrations folder', () => {
  it('lists migrations in the order of their times, since Drizzle skips older ones', async () => {
    const known = await knownMigrations();
    expect(known.length).toBeGreaterThan(0);
    expect(known).toEqual([...new Set(known)].sort((a, b) => a - b));
  });

  it('agrees with the table definitions', async () => {
    const modules = import.meta.glob<Record<string, unknown>>('./tables/*.ts', { eager: true });
    const tables = Object.assign({}, ...Object.values(modules));
    const journal = await readMeta<Journal>('_journal.json');
    const last = String(journal.entries.length - 1).padStart(4, '0');
    const snapshot = await readMeta<ReturnType<typeof generateDrizzleJson>>(
      `${last}_snapshot.json`,
    );

    const { tables: defined } = generateDrizzleJson(tables);
    expect(Object.keys(defined).length).toBeGreaterThan(30);
    expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([]);
  });
});
