import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase, migrationsAreCurrent, migrationsFolder } from '#server/db/migrate.ts';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';
import {
  claimApplied,
  readAppliedTimes,
  readMigrationTimes,
  writeInitialRelease,
  writeNextRelease,
} from '#test/support/migrations.ts';
import { backUp } from './backup.ts';
import { formerSteps } from './former-steps.ts';
import { restore } from './restore.ts';
import { addSampleRows, countEverything, firstValue, readEverything } from './sample-site.ts';
import { openSession } from './session.ts';

let folder: string;
let file: string;
let source: TestDatabase;
let target: TestDatabase;

const open = async () => {
  folder = await mkdtemp(join(tmpdir(), 'martingale-backup-'));
  file = join(folder, 'site.backup');
  source = await createDatabase();
  target = await createEmptyDatabase();
};

const close = async () => {
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true });
};

const connectTo = (connection: pg.ClientConfig) => () => openSession(connection);
const backUpSource = () => backUp(file, connectTo(source.connection));
const restoreTarget = () => restore(file, connectTo(target.connection), migrationsFolder);

describe('a backup that is restored', () => {
  let before: Awaited<ReturnType<typeof readEverything>>;
  let written: Awaited<ReturnType<typeof backUp>>;
  let restored: Awaited<ReturnType<typeof restore>>;
  beforeAll(async () => {
    await open();
    await addSampleRows(source.pool);
    before = await readEverything(source.pool);
    written = await backUpSource();
    restored = await restoreTarget();
  });
  afterAll(close);

  it('restores every value of every table', async () => {
    const empty = Object.keys(before).filter((name) => before[name]?.length === 0);
    expect(empty, 'tables without a row in sample-rows.sql').toEqual([]);

    expect(await readEverything(target.pool)).toEqual(before);
    expect(written).toEqual(await countEverything(source.pool));
    expect(restored).toEqual(written);
    expect(await migrationsAreCurrent(target.pool)).toBe(true);
    const journal = 'select hash as value from drizzle.__drizzle_migrations order by id desc';
    expect(await firstValue(target.pool, journal)).toBe(await firstValue(source.pool, journal));
  });

  it('can be backed up again, to the same content', async () => {
    const second = join(folder, 'second');
    await backUp(second, connectTo(target.connection));
    const [first = '', again = ''] = await Promise.all(
      [file, second].map(async (name) => gunzipSync(await readFile(name)).toString('latin1')),
    );
    const rows = (content: string) => content.split('\n').slice(1, -2).toSorted();
    expect(rows(again)).toEqual(rows(first));
  });

  it('computes generated columns and continues the sequences', async () => {
    const key = 'select name_key as value from questions where id = 1';
    expect(await firstValue(target.pool, key)).toBe(await firstValue(source.pool, key));
    const triggers = `select count(*)::int as value from pg_trigger
      where not tgisinternal and tgenabled = 'O'`;
    expect(await firstValue(target.pool, triggers)).toBe(await firstValue(source.pool, triggers));
    // The third question is deleted: its id must not be reused.
    const insert = `insert into questions (name, description, description_html)
      values ('next', 'x', 'x') returning id as value`;
    expect(await firstValue(target.pool, insert)).toBe(4);
  });
});

describe('a backup that is restored', () => {
  beforeEach(open);
  afterEach(close);

  it('is a consistent snapshot of a live site', async () => {
    // Referenced tables are read first, so without a single snapshot, later tables would have
    // rows that refer to missing ones.
    const insertPair = `with person as (
        insert into users (username, email, password_hash)
        select 'user' || n, 'user' || n || '@example.org', '' from nextval('visits_id_seq') n returning id)
      insert into sessions (token_hash, user_id, expires_at)
        select int4send(id), id, now() from person`;
    // Enough to keep the backup busy between its first table and its last.
    await source.pool.query(`insert into feedback_messages (message)
      select repeat(md5(n::text), 20) from generate_series(1, 5000) n`);
    await source.pool.query(insertPair);
    const state = { isRunning: true };
    const write = async () => {
      while (state.isRunning) await source.pool.query(insertPair);
    };
    const writers = [write(), write()];
    const written = await backUpSource();
    state.isRunning = false;
    await Promise.all(writers);

    expect(written.sessions).toBe(written.users);
    await restoreTarget();
    const { rows } = await target.pool.query(
      'select id from users except select user_id from sessions',
    );
    expect(rows).toEqual([]);
  });

  it('may come from an older release and is migrated', async () => {
    const next = join(folder, 'next');
    await writeNextRelease(next);
    await addSampleRows(source.pool);
    await backUpSource();
    await expectMigrated(next);
  });

  describe('from before the initial migration', () => {
    let initial: string;
    beforeEach(async () => {
      initial = join(folder, 'initial');
      await writeInitialRelease(initial);
      await source.drop();
      source = await createEmptyDatabase();
      await migrateDatabase(source.pool, initial);
      await source.pool.query(`insert into users (username, email, password_hash)
        values ('Ada_Lovelace', 'Ada@example.org', ''), ('bob-42', 'bob@example.org', '')`);
      await source.pool.query(`insert into questions (name, description, description_html)
        values ('Coins', E'line one\\nline two\\t\\\\N', '<p>'), (E'\\\\.', E'\\n', '')`);
      await claimApplied(source.pool, formerSteps);
    });

    it('is migrated', async () => {
      const next = join(folder, 'next');
      await writeNextRelease(next);
      await backUpSource();
      await expectMigrated(next);
    });

    it('may come from the last step', async () => {
      // The column was the last one then, as a column added later always is.
      await source.pool.query(`alter table questions drop column keeps_answer,
        add column keeps_answer boolean default true not null`);
      await backUpSource();
      await restore(file, connectTo(target.connection), initial);
      expect(await readEverything(target.pool)).toEqual(await readEverything(source.pool));
      expect(await readAppliedTimes(target.pool)).toEqual(await readMigrationTimes(initial));
      await migrateDatabase(target.pool);
      expect(await migrationsAreCurrent(target.pool)).toBe(true);
    });
  });

  /** Restores into the next release and checks its rows and migrations. */
  async function expectMigrated(next: string): Promise<void> {
    await restore(file, connectTo(target.connection), next);
    const names = 'select array_agg(lower(username) order by id) as value from users';
    const nicknames = 'select array_agg(nickname order by id) as value from users';
    expect(await firstValue(target.pool, nicknames)).toEqual(await firstValue(source.pool, names));
    expect(await readAppliedTimes(target.pool)).toEqual(await readMigrationTimes(next));
    await migrateDatabase(target.pool, next);
  }
});
