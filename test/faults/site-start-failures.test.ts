import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPool } from '#server/db/client.ts';
import { asRoot } from '#test/support/launcher-fixture.ts';
import { claimApplied } from '#test/support/migrations.ts';
import { childrenOf } from '#test/support/site-processes.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

const secret = 'hunter2-hunter2';

vi.setConfig({ testTimeout: 120_000 });

let sandbox: SiteSandbox;

beforeEach(async () => {
  sandbox = await openSiteSandbox('empty');
});
afterEach(() => sandbox.close());

/** Exit code 1 and one line, which is returned. */
async function failToStart(environment: Record<string, string>): Promise<string> {
  const site = sandbox.spawn(environment);
  const { code, stdout, stderr } = await site.ended;
  expect(childrenOf(site.process.pid)).toEqual([]);
  expect(stderr).toMatch(/^Martingale could not start: [^\n]+\n$/);
  expect(stderr).not.toContain(secret);
  expect(stdout).toBe('');
  expect(code).toBe(1);
  return stderr;
}

// One of each kind: the reasons themselves are tested where they are detected.
describe('a failing start says why in one line and leaves nothing behind, with', () => {
  it('wrong values', async () => {
    const wrong = { PORT: 'eighty', DATABASE_URL: `mysql://root:${secret}@db/x` };
    expect(await failToStart(wrong)).toMatch(/PORT must be.*not "eighty".*DATABASE_URL must be/);
    expect(await readdir(sandbox.folder)).toEqual([]);
  });

  it('a database that cannot be reached', async () => {
    const reason = await failToStart({ DATABASE_URL: `postgres://me:${secret}@127.0.0.1:1/x` });
    expect(reason).toMatch(/the database cannot be reached: .*127\.0\.0\.1:1.*DATABASE_URL/);
    expect(await readdir(sandbox.folder)).toEqual([]);
  });

  it('a DATA_DIR that is a file', async () => {
    await writeFile(sandbox.dataDir, 'mine');
    expect(await failToStart({})).toContain('is not a folder');
    expect(await readFile(sandbox.dataDir, 'utf8')).toBe('mine');
  });

  it.runIf(asRoot)('a system user that does not exist', async () => {
    const reason = await failToStart({ DATABASE_SYSTEM_USER: 'no-such-user' });
    expect(reason).toContain('DATABASE_SYSTEM_USER no-such-user (there is no such user)');
  });

  it.each(['1', '2'])('a taken port and %s processes', async (processes) => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    try {
      const address = holder.address();
      const port = String(typeof address === 'object' && address?.port);
      expect(await failToStart({ PORT: port, WEB_CONCURRENCY: processes })).toContain(
        `port ${port} on 127.0.0.1 is already in use`,
      );
    } finally {
      holder.close();
    }
    expect(await readdir(sandbox.folder)).toEqual([]);
  });
});

describe('a start that fails once the database is running', () => {
  it('stops it again', async () => {
    await sandbox.fill();
    const server = await sandbox.launch();
    // Ends without waiting for its connections, which the server then terminates.
    const pool = openPool(server.connection, () => {});
    await claimApplied(pool, [9_999_999_999_999]);
    await pool.end();
    await server.stop();

    expect(await failToStart({})).toContain('belongs to a newer release');
    expect(await sandbox.serverPid()).toBe(0);
  });
});
