import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrate.ts';
import {
  createDatabase,
  createEmptyDatabase,
  runAsSuperuser,
  type TestDatabase,
} from '#test/support/database.ts';
import { claimApplied, readMigrationTimes } from '#test/support/migrations.ts';
import { backUp } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { formerSteps } from './former-steps.ts';
import { restore } from './restore.ts';
import { addSampleRows, firstValue, readEverything, tableNames } from './sample-site.ts';
import { openSession } from './session.ts';

let folder: string;
let file: string;
let source: TestDatabase;
let target: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'martingale-backup-'));
  file = join(folder, 'site.backup');
  source = await createDatabase();
  target = await createEmptyDatabase();
});

afterEach(async () => {
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true });
});

const connectTo = (connection: pg.ClientConfig) => () => openSession(connection);
const backUpSource = () => backUp(file, connectTo(source.connection));
const restoreTarget = () => restore(file, connectTo(target.connection), migrationsFolder);

async function expectRefusal(doing: Promise<unknown>, message: RegExp): Promise<void> {
  await expect(doing).rejects.toSatisfy(
    (error) => error instanceof BackupError && message.test(error.message),
  );
}

async function expectUntouchedTarget(): Promise<void> {
  const count = await firstValue(
    target.pool,
    `select count(*)::int as value from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  expect(count).toBe(0);
}

describe('a restore', () => {
  it('needs only ownership of the database', async () => {
    await addSampleRows(source.pool);
    await backUpSource();
    const owner = `owner_${randomBytes(6).toString('hex')}`;
    const { database, user: site } = target.connection;
    await runAsSuperuser(
      target.connection,
      `create role ${owner} login; grant ${owner} to ${site}`,
    );
    try {
      await runAsSuperuser(target.connection, `alter database ${database} owner to ${owner}`);
      await restore(file, connectTo({ ...target.connection, user: owner }), migrationsFolder);
      expect(await readEverything(target.pool)).toEqual(await readEverything(source.pool));
    } finally {
      await runAsSuperuser(
        target.connection,
        `reassign owned by ${owner} to ${site}; drop owned by ${owner}; drop role ${owner}`,
      );
    }
  });

  it('refuses files that are not backups', async () => {
    await expectRefusal(restoreTarget(), /site\.backup does not exist$/);
    const others = [
      '',
      'plain text',
      gzipSync(''),
      gzipSync('{"format":"other"}\n'),
      gzipSync('x'),
    ];
    for (const content of [...others, gzipSync(Buffer.alloc(3_000_000, 'x'))]) {
      await writeFile(file, content);
      await expectRefusal(restoreTarget(), /is not a backup$/);
    }
    await expectUntouchedTarget();
  });

  it('refuses a file that was truncated anywhere', async () => {
    await addSampleRows(source.pool);
    await backUpSource();
    const whole = await readFile(file);
    const content = gunzipSync(whole);
    const lines = content.toString('latin1').split('\n');
    const cuts = [
      whole.subarray(0, -1),
      whole.subarray(0, whole.length - 9),
      whole.subarray(0, Math.floor(whole.length / 2)),
      gzipSync(content.subarray(0, -1)),
      gzipSync(content.subarray(0, Math.floor(content.length / 2))),
      // Cut between two lines: without the seal, and after the header.
      gzipSync(Buffer.from(`${lines.slice(0, -2).join('\n')}\n`, 'latin1')),
      gzipSync(Buffer.from(`${lines[0]}\n`, 'latin1')),
    ];
    for (const cut of cuts) {
      await writeFile(file, cut);
      await expectRefusal(restoreTarget(), /is damaged/);
    }
    await expectUntouchedTarget();
  });

  it('refuses a file that was altered', async () => {
    await addSampleRows(source.pool);
    await backUpSource();
    const whole = await readFile(file);
    const content = gunzipSync(whole).toString('latin1');
    const flipped = Buffer.from(whole);
    const middle = Math.floor(whole.length / 2);
    flipped[middle] = (flipped[middle] ?? 0) ^ 1;
    const rezipped = (text: string) => gzipSync(Buffer.from(text, 'latin1'));
    const altered = [
      flipped,
      rezipped(content.replace('bob@example.org', 'eve@example.org')),
      rezipped(content.replace(/^login:::1\t.*\n/m, '')),
      rezipped(content.replace(/"users":2/, '"users":3')),
      rezipped(content.replace(/"createdAt":"2/, '"createdAt":"1')),
      Buffer.concat([whole, gzipSync('more\n')]),
    ];
    for (const bytes of altered) {
      expect(bytes.equals(whole)).toBe(false);
      await writeFile(file, bytes);
      await expectRefusal(restoreTarget(), /is damaged/);
    }
    await expectUntouchedTarget();
  });

  it('changes nothing when it fails midway', async () => {
    await addSampleRows(source.pool);
    // The rows violate a constraint that this release has, but their own site did not.
    await source.pool.query(`alter table visits drop constraint visits_path_check;
      update visits set path = ''`);
    await backUpSource();
    await expect(restoreTarget()).rejects.toThrow('visits_path_check');
    await expectUntouchedTarget();
  });

  it('refuses tables that the release does not have', async () => {
    await source.pool.query('create table extra (id int); insert into extra values (1)');
    await backUpSource();
    await expectRefusal(restoreTarget(), /"extra" in the backup does not fit/);
    await expectUntouchedTarget();
  });

  it('refuses a database that is not empty', async () => {
    await backUpSource();
    const used = await createDatabase();
    try {
      const before = await readEverything(used.pool);
      await expectRefusal(
        restore(file, connectTo(used.connection), migrationsFolder),
        /is not empty/,
      );
      expect(await readEverything(used.pool)).toEqual(before);
    } finally {
      await used.drop();
    }
    await target.pool.query('create table notes (note text)');
    await expectRefusal(restoreTarget(), /is not empty/);
    expect(await tableNames(target.pool)).toEqual(['notes']);
  });

  it.each([
    ['an earlier step', formerSteps.slice(0, -1)],
    ['the first step', formerSteps.slice(0, 1)],
    ['unknown steps', [...formerSteps.slice(0, -1), (formerSteps.at(-1) ?? 0) + 1]],
  ])('refuses a backup from before the initial migration, made at %s', async (_name, steps) => {
    await claimApplied(source.pool, steps);
    await backUpSource();
    await expectRefusal(
      restoreTarget(),
      /^the backup is too old for this release of Martingale: restore it with an earlier release that accepts it, back up the result and restore that$/,
    );
    await expectUntouchedTarget();
  });

  it('refuses a backup of a newer release', async () => {
    await claimApplied(source.pool, [...(await readMigrationTimes()), 9_999_999_999_999]);
    await backUpSource();
    await expectRefusal(restoreTarget(), /made by a newer release/);
    const later = { format: 'martingale-backup', version: 2, somethingNew: true };
    await writeFile(file, gzipSync(`${JSON.stringify(later)}\n`));
    await expectRefusal(restoreTarget(), /made by a newer release/);
    await expectUntouchedTarget();
  });
});
