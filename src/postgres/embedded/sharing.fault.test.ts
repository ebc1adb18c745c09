import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { it as base, describe, expect } from 'vitest';
import {
  type Connection,
  isAlive,
  openSandbox,
  query,
  type Sandbox,
  until,
} from '#test/support/launcher-fixture.ts';

// These mostly wait for processes, so they run side by side, each in its own sandbox.
const it = base.extend<{ sandbox: Sandbox; emptySandbox: Sandbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of wanted fixtures from it.
  emptySandbox: async ({}, use) => {
    const sandbox = await openSandbox();
    await use(sandbox);
    await sandbox.close();
  },
  sandbox: async ({ emptySandbox }, use) => {
    await emptySandbox.fill();
    await use(emptySandbox);
  },
});

function ask(connection: Connection): Promise<unknown> {
  return query(connection, 'SELECT 1 AS one');
}
const ANSWER = [{ one: 1 }];

/** A keeper that has only connected has not claimed the server yet. */
const KEEPERS = `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE application_name = 'martingale-keeper' AND locktype = 'advisory' AND mode = 'ShareLock' AND granted`;

describe.concurrent('a server that outlives its site', () => {
  it('survives kill -9 of the site and is adopted by the next one, which stops it', async ({
    sandbox,
  }) => {
    const site = sandbox.startSite();
    const connection = await site.connection;
    const pid = await sandbox.serverPid();
    await site.end('SIGKILL');
    expect(await ask(connection)).toEqual(ANSWER);

    const embedded = await sandbox.launch();
    expect(embedded.connection).toEqual(connection);
    expect(await sandbox.serverPid()).toBe(pid);
    await embedded.stop();
    expect(await sandbox.serverPid()).toBe(0);
  });

  it('tolerates a stale postmaster.pid, whatever process has its id now', async ({ sandbox }) => {
    const embedded = await sandbox.launch();
    const pidFile = join(sandbox.cluster, 'postmaster.pid');
    const noted = await readFile(pidFile, 'utf8');
    const deadPid = await sandbox.serverPid();
    await embedded.stop();

    const { uid, gid } = await stat(sandbox.cluster);
    const innocent = spawn('sleep', ['600'], { uid, gid, cwd: '/' });
    try {
      for (const pid of [deadPid, innocent.pid ?? 0]) {
        await writeFile(pidFile, noted.replace(/^\d+/, String(pid)));
        const next = await sandbox.launch();
        expect(await ask(next.connection)).toEqual(ANSWER);
        expect(await sandbox.serverPid()).not.toBe(pid);
        await next.stop();
      }
      expect(isAlive(innocent.pid ?? 0)).toBe(true);
    } finally {
      innocent.kill('SIGKILL');
      await once(innocent, 'exit');
    }
  });
});

describe.concurrent('two sites on one DATA_DIR', () => {
  it('share one server when they start on an empty folder at once; the last one stops it', async ({
    emptySandbox: sandbox,
  }) => {
    const one = sandbox.startSite();
    const other = sandbox.startSite();
    const connection = await one.connection;
    expect(await other.connection).toEqual(connection);
    const pid = await sandbox.serverPid();
    expect((await readdir(sandbox.dataDir)).toSorted()).toEqual(['postgres', 'postgres.log']);
    expect(await query(connection, KEEPERS)).toHaveLength(2);

    await one.end('SIGTERM');
    expect(await sandbox.serverPid()).toBe(pid);
    expect(await ask(connection)).toEqual(ANSWER);
    await other.end('SIGTERM');
    expect(await sandbox.serverPid()).toBe(0);
  });

  it('do not wait for each other: one starts while the other stops', async ({ sandbox }) => {
    let leaving = await sandbox.launch();
    for (let round = 0; round < 5; round++) {
      const [arriving] = await Promise.all([sandbox.launch(), leaving.stop()]);
      expect(await ask(arriving.connection)).toEqual(ANSWER);
      leaving = arriving;
    }
  });
});

describe.concurrent('a server that dies', () => {
  it('is restarted for every site that shares it, at the same place', async ({ sandbox }) => {
    const embedded = await sandbox.launch();
    const other = sandbox.startSite();
    await other.connection;
    const pool = new pg.Pool(embedded.connection);
    pool.on('error', () => undefined);
    try {
      await pool.query('CREATE TABLE kept AS SELECT 1 AS one');
      for (const signal of ['SIGKILL', 'SIGINT'] as const) {
        const deadPid = await sandbox.serverPid();
        process.kill(deadPid, signal);
        await until(async () => ![0, deadPid].includes(await sandbox.serverPid()));
        await until(async () => (await pool.query('SELECT one FROM kept')).rowCount === 1);
        await until(async () => (await query(embedded.connection, KEEPERS)).length === 2);
      }
      expect(sandbox.warnings.join('\n')).toContain('running again');
    } finally {
      await pool.end();
    }
    await embedded.stop();
    expect(await ask(embedded.connection)).toEqual(ANSWER);
    await other.end('SIGTERM');
    expect(await sandbox.serverPid()).toBe(0);
  });

  it('is not restarted once stop has begun', async ({ sandbox }) => {
    const { connection, stop } = await sandbox.launch();
    process.kill(await sandbox.serverPid(), 'SIGKILL');
    await until(() => sandbox.warnings.length > 0);
    await stop();
    await expect(ask(connection)).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });
});

describe.concurrent('a server that does not shut down cleanly', () => {
  it('is stopped at once', async ({ sandbox }) => {
    const { connection, stop } = await sandbox.launch();
    const held = new pg.Client(connection);
    held.on('error', () => undefined);
    await held.connect();
    const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    // A backend that cannot react keeps a fast shutdown waiting forever.
    process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
    await stop();
    await held.end();
    expect(await sandbox.serverPid()).toBe(0);
  });
});
