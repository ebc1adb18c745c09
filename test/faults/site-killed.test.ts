import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#test/support/launcher-fixture.ts';
import type { SiteProcess } from '#test/support/site.ts';
import { isRunning } from '#test/support/site-processes.ts';
import { ask, askText } from '#test/support/site-requests.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

vi.setConfig({ testTimeout: 120_000 });

let sandbox: SiteSandbox;

async function open() {
  sandbox = await openSiteSandbox();
}
const close = () => sandbox.close();

const filesIn = (folder: string) => readdir(folder).catch(() => []);

/** Moments at which a first start may be killed, each with a check that it has come. */
const moments: [string, (site: SiteProcess) => Promise<unknown>][] = [
  ['right after it was started', async () => undefined],
  [
    'while the database is being made',
    () => until(async () => (await filesIn(sandbox.dataDir)).length > 0),
  ],
  ['while the database server starts', () => until(async () => (await sandbox.serverPid()) !== 0)],
  [
    'while the tables are being made',
    () => until(async () => (await sandbox.query("SELECT 'drizzle'::regnamespace")).length > 0),
  ],
];

describe('a first start that is killed', () => {
  beforeEach(open);
  afterEach(close);

  it.each(moments)('%s: the next start works', async (_name, moment) => {
    const killed = sandbox.spawn();
    await moment(killed);
    expect(await killed.stop('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });

    const next = sandbox.spawn();
    const url = await next.ready;
    expect((await ask(`${url}/readyz`)).status).toBe(200);
    expect(JSON.parse((await askText(`${url}/api/settings`)).body)).toContainEqual({
      key: 'app_title',
      value: 'Martingale',
    });
    expect(await next.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(await sandbox.serverPid()).toBe(0);
  });
});

describe('a site that is killed', () => {
  // One for both: only the first start has to make a database.
  beforeAll(open);
  afterAll(close);

  it('loses nothing, and the next one adopts its database server', async () => {
    const killed = sandbox.spawn();
    await killed.ready;
    await sandbox.query("UPDATE settings SET value = 'Kept' WHERE key = 'app_title'");
    const server = await sandbox.serverPid();
    await killed.stop('SIGKILL');
    expect(isRunning(server)).toBe(true);

    const next = sandbox.spawn();
    const settings = await askText(`${await next.ready}/api/settings`);
    expect(JSON.parse(settings.body)).toContainEqual({ key: 'app_title', value: 'Kept' });
    expect(await sandbox.serverPid()).toBe(server);
    await next.stop();
    expect(isRunning(server)).toBe(false);
  });

  it('together with its database server loses nothing either', async () => {
    const killed = sandbox.spawn();
    await killed.ready;
    await sandbox.query("UPDATE settings SET value = 'Kept too' WHERE key = 'app_title'");
    const server = await sandbox.serverPid();
    await killed.stop('SIGKILL');
    process.kill(server, 'SIGKILL');

    const next = sandbox.spawn();
    const settings = await askText(`${await next.ready}/api/settings`);
    expect(JSON.parse(settings.body)).toContainEqual({ key: 'app_title', value: 'Kept too' });
    expect(await sandbox.serverPid()).not.toBe(server);
    expect(await next.stop()).toMatchObject({ code: 0, stderr: '' });
  });
});
