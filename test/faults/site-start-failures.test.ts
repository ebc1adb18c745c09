import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formerSteps } from '#postgres/backup/former-steps.ts';
import { createDatabase, createEmptyDatabase } from '#test/support/database.ts';
import { asRoot, type Identity } from '#test/support/launcher-fixture.ts';
import { claimApplied } from '#test/support/migrations.ts';
import { mainFile, type SiteEnd } from '#test/support/site.ts';
import { childrenOf } from '#test/support/site-processes.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

const nobody = { uid: 65_534, gid: 65_534 };
const secret = 'hunter2-hunter2';

vi.setConfig({ testTimeout: 120_000 });

let sandbox: SiteSandbox;

beforeEach(async () => {
  sandbox = await openSiteSandbox();
});
afterEach(() => sandbox.close());

async function failToStart(
  environment: Record<string, string>,
  identity: Identity = {},
): Promise<SiteEnd> {
  const site = sandbox.spawn(environment, identity);
  const end = await site.ended;
  expect(childrenOf(site.process.pid)).toEqual([]);
  return end;
}

/** Exit code 1 and one line, which is returned. */
function reasonIn({ code, stdout, stderr }: SiteEnd): string {
  expect(stderr).toMatch(/^Martingale could not start: [^\n]+\n$/);
  expect(stderr).not.toContain(secret);
  expect(stdout).toBe('');
  expect(code).toBe(1);
  return stderr;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

describe('a failing start says why in one line and leaves nothing behind, with', () => {
  const mistakes: [string, Record<string, string>, RegExp][] = [
    ['a wrong value', { PORT: 'eighty' }, /PORT must be a whole number.*not "eighty"/],
    ['several wrong values', { PORT: '-1', LOG_LEVEL: 'loud' }, /PORT must be.*LOG_LEVEL must be/],
    ['a wrong secret', { DATABASE_URL: `mysql://root:${secret}@db/x` }, /DATABASE_URL must be/],
    [
      'a database on a closed port',
      { DATABASE_URL: `postgres://me:${secret}@127.0.0.1:1/x` },
      /the database cannot be reached: .*127\.0\.0\.1:1.*DATABASE_URL/,
    ],
    [
      'a database on a host that does not exist',
      { DATABASE_URL: `postgres://me:${secret}@nowhere.invalid/x` },
      /the database cannot be reached: .*nowhere\.invalid.*DATABASE_URL/,
    ],
    [
      'a database behind a socket that does not exist',
      { DATABASE_URL: 'postgres://me@localhost/x?host=/nowhere' },
      /the database cannot be reached: .*\/nowhere.*DATABASE_URL/,
    ],
  ];
  it.each(mistakes)('%s', async (_name, environment, reason) => {
    expect(reasonIn(await failToStart(environment))).toMatch(reason);
    expect(await readdir(sandbox.folder)).toEqual([]);
  });

  it.runIf(asRoot)('a system user that does not exist', async () => {
    const end = await failToStart({ DATABASE_SYSTEM_USER: 'no-such-user' });
    expect(reasonIn(end)).toContain('DATABASE_SYSTEM_USER no-such-user (there is no such user)');
  });

  it('a database that does not exist', async () => {
    const database = await createEmptyDatabase();
    await database.drop();
    const end = await failToStart({ DATABASE_URL: database.url });
    expect(reasonIn(end)).toMatch(
      /the database refused the connection: database "test_\w+" does not exist/,
    );
  });

  it.each([
    ['a newer', [9_999_999_999_999], /belongs to a newer release.*: start that release/],
    ['an older', formerSteps, /belongs to an older release.*: make a backup with that release/],
  ])('a database of %s release', async (_name, times, reason) => {
    const database = await createDatabase();
    try {
      await claimApplied(database.pool, times);
      expect(reasonIn(await failToStart({ DATABASE_URL: database.url }))).toMatch(reason);
    } finally {
      await database.drop();
    }
  });

  it('a server that is not PostgreSQL', async () => {
    const server = net.createServer((socket) => socket.end('220 mail.example.org ESMTP\r\n'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const end = await failToStart({
        DATABASE_URL: `postgres://me@127.0.0.1:${portOf(server)}/x`,
      });
      expect(reasonIn(end)).toMatch(/the database .*DATABASE_URL/);
    } finally {
      server.close();
    }
  });

  it('a DATA_DIR that is a file', async () => {
    await writeFile(sandbox.dataDir, 'mine');
    expect(reasonIn(await failToStart({}))).toContain('is not a folder');
    expect(await readFile(sandbox.dataDir, 'utf8')).toBe('mine');
  });

  it('a database of another major version, untouched', async () => {
    const cluster = join(sandbox.dataDir, 'postgres');
    await mkdir(cluster, { recursive: true, mode: 0o700 });
    await writeFile(join(cluster, 'PG_VERSION'), '17\n');
    expect(reasonIn(await failToStart({}))).toMatch(/PostgreSQL 17,.* PostgreSQL 18:/);
    expect(await readdir(sandbox.dataDir)).toEqual(['postgres']);
    expect(await readdir(cluster)).toEqual(['PG_VERSION']);
  });

  it.runIf(!asRoot || canRunAsNobody())('a DATA_DIR that the user may not write to', async () => {
    const closed = join(sandbox.folder, 'closed');
    await mkdir(closed, { mode: 0o555 });
    const identity = asRoot ? nobody : {};
    const inside = await failToStart({ DATA_DIR: join(closed, 'data') }, identity);
    expect(reasonIn(inside)).toContain('cannot be created');
    const itself = await failToStart({ DATA_DIR: closed }, identity);
    expect(reasonIn(itself)).toContain('is not readable and writable');
    expect(await readdir(closed)).toEqual([]);
  });

  it('an IP address of another machine', async () => {
    const end = await failToStart({ HOST: '192.0.2.1' });
    expect(reasonIn(end)).toMatch(/cannot listen on .*192\.0\.2\.1.*HOST/);
    expect(await sandbox.serverPid()).toBe(0);
  });

  it('an unknown hostname to listen on', async () => {
    const end = await failToStart({ HOST: 'nowhere.invalid' });
    expect(reasonIn(end)).toMatch(/cannot listen on .*nowhere\.invalid.*HOST/);
  });

  it.each(['1', '2'])('a taken port and %s processes', async (processes) => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    try {
      const port = String(portOf(holder));
      const end = await failToStart({ PORT: port, WEB_CONCURRENCY: processes });
      expect(reasonIn(end)).toMatch(
        new RegExp(`port ${port} on 127\\.0\\.0\\.1 is already in use`),
      );
    } finally {
      holder.close();
    }
    expect(await exists(join(sandbox.dataDir, 'postgres'))).toBe(false);
  });
});

function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return address.port;
}

function canRunAsNobody(): boolean {
  const reads = `require('node:fs').accessSync(${JSON.stringify(mainFile)})`;
  return spawnSync(process.execPath, ['-e', reads], { ...nobody, cwd: '/' }).status === 0;
}
