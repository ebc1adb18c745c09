import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingDefaults } from '#shared/domain/settings.ts';
import { isRunning } from '#test/support/site-processes.ts';
import { ask, askText } from '#test/support/site-requests.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

vi.setConfig({ testTimeout: 120_000 });

let sandbox: SiteSandbox;

beforeEach(async () => {
  sandbox = await openSiteSandbox();
});
afterEach(() => sandbox.close());

describe('two sites on one DATA_DIR', () => {
  it('started at once on an empty folder share one database', async () => {
    const sites = [sandbox.spawn(), sandbox.spawn()];
    const urls = await Promise.all(sites.map((site) => site.ready));
    const answers = await Promise.all(urls.map((url) => askText(`${url}/api/settings`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(await sandbox.query('SELECT key FROM settings')).toHaveLength(
      Object.keys(settingDefaults).length,
    );

    const ends = await Promise.all(sites.map((site) => site.stop()));
    expect(ends).toMatchObject([
      { code: 0, stderr: '' },
      { code: 0, stderr: '' },
    ]);
    expect(await sandbox.serverPid()).toBe(0);
  });

  it('continue without each other; the last one stops the database', async () => {
    const first = sandbox.spawn();
    await first.ready;
    const second = sandbox.spawn();
    const url = await second.ready;
    const server = await sandbox.serverPid();

    expect(await first.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(await sandbox.serverPid()).toBe(server);
    expect((await ask(`${url}/readyz`)).status).toBe(200);

    expect(await second.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(isRunning(server)).toBe(false);
  });
});
