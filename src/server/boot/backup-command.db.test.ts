import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';
import { eventually } from '#test/support/eventually.ts';
import { addSampleRows, readEverything } from '../../postgres/backup/sample-site.ts';

const scripts = resolve(import.meta.dirname, '../../../scripts');

let folder: string;
let file: string;
let source: TestDatabase;

beforeAll(async () => {
  source = await createDatabase();
});

afterAll(() => source.drop());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'martingale-backup-'));
  file = join(folder, 'site.backup');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

function start(script: 'backup' | 'restore', { url }: TestDatabase, args: string[]) {
  const child = spawn(process.execPath, [join(scripts, `${script}.ts`), ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    result: ended.then(([[code], output, errors]) => ({ code, output, errors })),
  };
}

const run = (script: 'backup' | 'restore', database: TestDatabase, ...args: string[]) =>
  start(script, database, args).result;

/** Runs `work` while a backup waits for a locked table. */
async function withWaitingBackup(work: (backup: ReturnType<typeof start>) => Promise<void>) {
  const holder = new pg.Client(source.connection);
  await holder.connect();
  try {
    await holder.query('begin; lock table users in access exclusive mode');
    const backup = start('backup', source, [file]);
    await eventually(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database()
          and application_name = 'martingale-backup' and wait_event_type = 'Lock'`;
      expect((await source.pool.query(waiting)).rowCount).toBe(1);
    });
    await work(backup);
  } finally {
    await holder.end();
  }
}

describe('npm run backup and npm run restore', () => {
  it('move a site from one database to another', async () => {
    await addSampleRows(source.pool);
    const before = await readEverything(source.pool);
    const tables = Object.keys(before).length;
    const rows = Object.values(before).flat().length;
    expect(await run('backup', source, file)).toEqual({
      code: 0,
      output: `Backed up ${tables} tables with ${rows} rows to ${file}\n`,
      errors: '',
    });
    const target = await createEmptyDatabase();
    try {
      expect(await run('restore', target, file)).toEqual({
        code: 0,
        output: `Restored ${tables} tables with ${rows} rows from ${file}\n`,
        errors: '',
      });
      expect(await readEverything(target.pool)).toEqual(before);
    } finally {
      await target.drop();
    }
  });

  it('explain a mistake in one line', async () => {
    const nowhere = { ...source, url: 'postgres://localhost:1/nowhere' };
    await writeFile(file, 'A backup');
    const mistakes: [Promise<{ code: number; output: string; errors: string }>, RegExp][] = [
      [run('restore', source), /^restore failed: name one file: npm run restore -- FILE\n$/],
      [run('backup', source, file), /^backup failed: \S+ already exists[^\n]*\n$/],
      [
        run('backup', nowhere, `${file}2`),
        /^backup failed: the database cannot be reached[^\n]*\n$/,
      ],
    ];
    for (const [mistake, message] of mistakes) {
      expect(await mistake).toEqual({
        code: 1,
        output: '',
        errors: expect.stringMatching(message),
      });
    }
    expect(await readFile(file, 'utf8')).toBe('A backup');
  });

  it('leave no finished file when killed', async () => {
    await withWaitingBackup(async (backup) => {
      backup.kill('SIGKILL');
      await backup.result;
      expect(await readdir(folder)).toEqual(['site.backup.part']);
    });
  });

  it('clean up when interrupted', async () => {
    await withWaitingBackup(async (backup) => {
      backup.kill('SIGTERM');
      const { code, errors } = await backup.result;
      expect({ code, errors }).toEqual({ code: 1, errors: 'backup failed: interrupted\n' });
      expect(await readdir(folder)).toEqual([]);
    });
  });
});
