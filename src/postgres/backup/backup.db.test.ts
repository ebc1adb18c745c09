import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createDatabase,
  createEmptyDatabase,
  runAsSuperuser,
  type TestDatabase,
} from '#test/support/database.ts';
import { backUp } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { addSampleRows } from './sample-site.ts';
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

async function expectRefusal(doing: Promise<unknown>, message: RegExp): Promise<void> {
  await expect(doing).rejects.toSatisfy(
    (error) => error instanceof BackupError && message.test(error.message),
  );
}

describe('a backup', () => {
  it('can be read by its owner only', async () => {
    await backUpSource();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['site.backup']);
  });

  it('never overwrites a file', async () => {
    await writeFile(file, 'precious');
    await expectRefusal(backUpSource(), /site\.backup already exists/);
    expect(await readFile(file, 'utf8')).toBe('precious');
    await rm(file);
    await writeFile(`${file}.part`, 'another');
    await expectRefusal(backUpSource(), /site\.backup\.part already exists/);
    expect(await readFile(`${file}.part`, 'utf8')).toBe('another');
  });

  it('needs a folder to be written to', async () => {
    file = join(folder, 'missing', 'site.backup');
    await expectRefusal(backUpSource(), /the folder \S+missing does not exist/);
  });

  it('needs a site', async () => {
    await expectRefusal(backUp(file, connectTo(target.connection)), /this database has no site/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves nothing when it fails midway', async () => {
    await addSampleRows(source.pool);
    const role = `reader_${randomBytes(6).toString('hex')}`;
    // It may lock every table but not read them all, so that it fails partway through the rows.
    await runAsSuperuser(
      source.connection,
      `create role ${role} login; grant select on all tables in schema public to ${role};
       grant usage on schema drizzle to ${role}; grant select on drizzle.__drizzle_migrations to ${role};
       revoke select on visits from ${role}; grant delete on visits to ${role}`,
    );
    try {
      const connect = connectTo({ ...source.connection, user: role });
      await expect(backUp(file, connect)).rejects.toThrow('permission denied for table visits');
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await runAsSuperuser(source.connection, `drop owned by ${role}; drop role ${role}`);
    }
  });
});
