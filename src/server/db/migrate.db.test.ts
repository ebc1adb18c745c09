import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';
import {
  claimApplied,
  readAppliedTimes,
  readMigrationTimes,
  writeNextRelease,
} from '#test/support/migrations.ts';
import { formerSteps } from '../../postgres/backup/former-steps.ts';
import { migrateDatabase, migrationsAreCurrent, migrationsFolder } from './migrate.ts';
import { DatabaseTooNewError } from './too-new-error.ts';

let database: TestDatabase;

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
  afterEach(() => database.drop());

  describe('on an empty database', () => {
    beforeEach(async () => {
      database = await createEmptyDatabase();
    });

    it('migrates an empty database', async () => {
      expect(await migrationsAreCurrent(database.pool)).toBe(false);
      await migrateDatabase(database.pool);
      expect(await migrationsAreCurrent(database.pool)).toBe(true);
      expect(await readAppliedTimes(database.pool)).toEqual(await readMigrationTimes());
      expect(await heldLocks()).toBe(0);
    });

    it('applies each migration once when ten processes start together', async () => {
      await Promise.all(Array.from({ length: 10 }, () => migrateDatabase(database.pool)));
      expect(await readAppliedTimes(database.pool)).toEqual(await readMigrationTimes());
      expect(await migrationsAreCurrent(database.pool)).toBe(true);
    });

    it('rolls back a failed migration, and works once the cause is gone', async () => {
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

  describe('on a migrated database', () => {
    beforeEach(async () => {
      database = await createDatabase();
    });

    it('changes nothing the second time', async () => {
      const relations = await countRelations();
      await migrateDatabase(database.pool);
      expect(await countRelations()).toBe(relations);
      expect(await readAppliedTimes(database.pool)).toEqual(await readMigrationTimes());
    });

    it('adds new migrations and keeps the rows', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'martingale-migrations-'));
      try {
        await writeNextRelease(folder);
        await database.pool.query(`insert into users (username, email, password_hash)
        values ('Ada', 'ada@example.org', 'a'), ('Bob', 'bob@example.org', 'b')`);
        await migrateDatabase(database.pool, folder);
        const { rows } = await database.pool.query('select nickname from users order by id');
        expect(rows).toEqual([{ nickname: 'ada' }, { nickname: 'bob' }]);
        expect(await readAppliedTimes(database.pool)).toEqual(await readMigrationTimes(folder));
      } finally {
        await rm(folder, { recursive: true });
      }
    });

    it('refuses a database that a newer release migrated, and leaves it alone', async () => {
      const newest = Math.max(...(await readMigrationTimes()));
      await claimApplied(database.pool, [newest + 1]);
      const relations = await countRelations();
      await expect(migrateDatabase(database.pool)).rejects.toThrow(DatabaseTooNewError);
      await expect(migrateDatabase(database.pool)).rejects.toThrow(
        /newer release.*restore a backup/,
      );
      expect(await countRelations()).toBe(relations);
      expect(await readAppliedTimes(database.pool)).toEqual([newest + 1]);
    });

    it.each([
      ['at its last step', formerSteps],
      ['at an earlier step', formerSteps.slice(0, 4)],
    ])('refuses a database from before the initial migration, %s', async (_name, steps) => {
      await claimApplied(database.pool, steps);
      const relations = await countRelations();
      await expect(migrateDatabase(database.pool)).rejects.toMatchObject({
        name: 'DatabaseTooOldError',
        message:
          'The database belongs to an older release of Martingale: make a backup with that release (npm run backup -- FILE), then restore it with this one into a new data folder (npm run restore -- FILE).',
      });
      expect(await countRelations()).toBe(relations);
      expect(await readAppliedTimes(database.pool)).toEqual(steps);
      expect(await migrationsAreCurrent(database.pool)).toBe(false);
    });

    it('stays ready after a newer release added migrations', async () => {
      const newest = Math.max(...(await readMigrationTimes()));
      await database.pool.query(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${newest + 1})`,
      );
      expect(await migrationsAreCurrent(database.pool)).toBe(true);
    });
  });
});

describe('the migrations folder', () => {
  it('lists migrations by date, since Drizzle skips older ones', async () => {
    const known = await readMigrationTimes();
    expect(known.length).toBeGreaterThan(0);
    expect(known).toEqual([...new Set(known)].sort((a, b) => a - b));
  });

  it('agrees with the table definitions', async () => {
    const modules = import.meta.glob<Record<string, unknown>>('./tables/*.ts', { eager: true });
    const tables = Object.assign({}, ...Object.values(modules));
    const last = String((await readMigrationTimes()).length - 1).padStart(4, '0');
    const snapshot: ReturnType<typeof generateDrizzleJson> = JSON.parse(
      await readFile(join(migrationsFolder, `meta/${last}_snapshot.json`), 'utf8'),
    );

    const { tables: defined } = generateDrizzleJson(tables);
    expect(Object.keys(defined).length).toBeGreaterThan(30);
    expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([]);
  });
});
