import { readdir, readFile, readlink, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedPostgres } from '#postgres/embedded/launcher.ts';
import { openSandbox, query, type Sandbox, until } from '#test/support/launcher-fixture.ts';

let sandbox: Sandbox;
let embedded: EmbeddedPostgres;

beforeAll(async () => {
  sandbox = await openSandbox();
  embedded = await sandbox.launch();
});
afterAll(() => sandbox?.close());

async function setting(name: string): Promise<unknown> {
  return (await query(embedded.connection, `SHOW ${name}`))[0]?.[name];
}

describe('a running server', () => {
  it('is reached through a private socket in the cluster folder', async () => {
    const { host, port, user, database } = embedded.connection;
    expect({ host, user, database }).toEqual({
      host: sandbox.cluster,
      user: 'site',
      database: 'martingale',
    });
    expect((await stat(host)).mode & 0o777).toBe(0o700);
    expect((await stat(join(host, `.s.PGSQL.${port}`))).mode & 0o777).toBe(0o700);
  });

  it('is told to listen on no network address', async () => {
    expect(await setting('listen_addresses')).toBe('');
  });

  it.runIf(process.platform === 'linux')('listens on no TCP port', async () => {
    const pid = await sandbox.serverPid();
    const listening = await listeningTcpInodes(pid);
    const sockets = await socketInodes(pid);
    expect(sockets.size).toBeGreaterThan(0);
    expect([...sockets].filter((inode) => listening.has(inode))).toEqual([]);
  });

  it('sorts text the same on every machine', async () => {
    const [database] = await query(
      embedded.connection,
      `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider, datlocale
         FROM pg_database WHERE datname = 'martingale'`,
    );
    expect(database).toEqual({
      encoding: 'UTF8',
      datlocprovider: 'b',
      datlocale: 'C.UTF-8',
    });
  });

  it('keeps its data safe and its settings small', async () => {
    expect(await setting('fsync')).toBe('on');
    expect(await setting('data_checksums')).toBe('on');
    expect(await setting('max_connections')).toBe('100');
    expect(await setting('shared_buffers')).toBe('128MB');
    expect(await setting('TimeZone')).toBe('UTC');
    expect(await setting('log_min_messages')).toBe('warning');
  });

  it('leads a process group of its own, out of reach of Ctrl-C', async () => {
    const pid = await sandbox.serverPid();
    expect(() => process.kill(-pid, 0)).not.toThrow();
  });

  it('writes its log to DATA_DIR', async () => {
    await expect(query(embedded.connection, 'SELECT * FROM missing_table')).rejects.toThrow();
    const log = join(sandbox.dataDir, 'postgres.log');
    await until(async () => (await readFile(log, 'utf8')).includes('missing_table'));
  });

  it('logs no values of rows, such as email addresses', async () => {
    await query(embedded.connection, 'CREATE TABLE people (email text PRIMARY KEY)');
    const insert = () =>
      query(embedded.connection, "INSERT INTO people SELECT 'ada' || chr(64) || 'example.org'");
    await insert();
    await expect(insert()).rejects.toThrow(/duplicate key/);
    const log = join(sandbox.dataDir, 'postgres.log');
    await until(async () => (await readFile(log, 'utf8')).includes('people_pkey'));
    expect(await readFile(log, 'utf8')).not.toContain('ada@example.org');
  });

  it('can be stopped twice, keeps its data, rotates a large log and restarts', async () => {
    await query(embedded.connection, 'CREATE TABLE kept (id int)');
    await Promise.all([embedded.stop(), embedded.stop()]);
    await embedded.stop();
    expect(await sandbox.serverPid()).toBe(0);
    const log = join(sandbox.dataDir, 'postgres.log');
    await writeFile(log, 'old line\n');
    await truncate(log, 5 * 1024 * 1024 + 1);

    embedded = await sandbox.launch();
    expect(await query(embedded.connection, 'SELECT count(*)::int AS n FROM kept')).toEqual([
      { n: 0 },
    ]);
    expect((await stat(`${log}.1`)).size).toBe(5 * 1024 * 1024 + 1);
    expect((await stat(log)).size).toBeLessThan(100_000);
  });
});

async function listeningTcpInodes(pid: number): Promise<Set<string>> {
  const LISTEN = '0A';
  const inodes = new Set<string>();
  for (const table of ['tcp', 'tcp6']) {
    const text = await readFile(`/proc/${pid}/net/${table}`, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      const fields = line.trim().split(/\s+/);
      if (fields[3] === LISTEN && fields[9]) inodes.add(fields[9]);
    }
  }
  return inodes;
}

async function socketInodes(pid: number): Promise<Set<string>> {
  const inodes = new Set<string>();
  for (const fd of await readdir(`/proc/${pid}/fd`)) {
    const target = await readlink(`/proc/${pid}/fd/${fd}`).catch(() => '');
    const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
    if (inode) inodes.add(inode);
  }
  return inodes;
}
