import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { until } from '#test/support/launcher-fixture.ts';
import type { SiteProcess } from '#test/support/site.ts';
import { isRunning } from '#test/support/site-processes.ts';
import { ask, askText } from '#test/support/site-requests.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

vi.setConfig({ testTimeout: 120_000 });

let sandbox: SiteSandbox;

// One for both, as only the first start has to create a database.
beforeAll(async () => {
  sandbox = await openSiteSandbox('empty');
});
afterAll(() => sandbox.close());

async function titleOn(site: SiteProcess): Promise<string | undefined> {
  const { body } = await askText(`${await site.ready}/api/settings`);
  const settings: { key: string; value: string }[] = JSON.parse(body);
  return settings.find(({ key }) => key === 'app_title')?.value;
}

const filesIn = (folder: string) => readdir(folder).catch(() => []);

/** Moments at which to kill a first start, each with a check that it has come. */
const moments = {
  'right after it was started': () => true,
  'while the database is being made': async () => (await filesIn(sandbox.dataDir)).length > 0,
  'while the database server starts': async () => (await sandbox.serverPid()) !== 0,
  'while the tables are being made': async () =>
    (await sandbox.query("SELECT 'drizzle'::regnamespace")).length > 0,
};

it('a first start that is killed again and again, ever later, leaves nothing in the way', async () => {
  for (const [moment, hasCome] of Object.entries(moments)) {
    const killed = sandbox.spawn();
    // To get there, it must have coped with what the previous one left.
    await until(hasCome);
    expect(await killed.stop('SIGKILL'), moment).toMatchObject({ signal: 'SIGKILL', stderr: '' });
  }
  const server = await sandbox.serverPid();

  const next = sandbox.spawn();
  expect((await ask(`${await next.ready}/readyz`)).status).toBe(200);
  expect(await titleOn(next)).toBe('Martingale');
  expect(await sandbox.serverPid()).toBe(server);
  expect(await next.stop()).toMatchObject({ code: 0, stderr: '' });
  expect(isRunning(server)).toBe(false);
  expect(await sandbox.serverPid()).toBe(0);
});

it('a site that is killed, alone or together with its database server, loses nothing', async () => {
  const first = sandbox.spawn();
  await first.ready;
  await sandbox.query("UPDATE settings SET value = 'Kept' WHERE key = 'app_title'");
  const server = await sandbox.serverPid();
  await first.stop('SIGKILL');
  expect(isRunning(server)).toBe(true);

  const second = sandbox.spawn();
  expect(await titleOn(second)).toBe('Kept');
  expect(await sandbox.serverPid()).toBe(server);
  await sandbox.query("UPDATE settings SET value = 'Kept too' WHERE key = 'app_title'");
  await second.stop('SIGKILL');
  process.kill(server, 'SIGKILL');

  const third = sandbox.spawn();
  expect(await titleOn(third)).toBe('Kept too');
  expect(await sandbox.serverPid()).not.toBe(server);
  expect(await third.stop()).toMatchObject({ code: 0, stderr: '' });
});
