import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ChangeFeed } from '#server/db/change-feed.ts';
import { settingDefaults } from '#shared/domain/settings.ts';
import { patienceMs } from '#test/support/patience.ts';
import { isRunning } from '#test/support/site-processes.ts';
import { ask, askText } from '#test/support/site-requests.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

vi.setConfig({ testTimeout: 120_000 });

let sandbox: SiteSandbox;

beforeAll(async () => {
  sandbox = await openSiteSandbox('empty');
});
afterAll(() => sandbox.close());

async function titleOn(url: string): Promise<string | undefined> {
  const { body } = await askText(`${url}/about`);
  return /<title>About · ([^<]*)<\/title>/.exec(body)?.[1];
}

/** Saves like one of the sites: it receives changes too, and waits until all of them have. */
async function expectChangesToShow(urls: string[]): Promise<void> {
  const fail = (error: unknown) => {
    throw error;
  };
  const changes = new ChangeFeed(sandbox.connection, fail, patienceMs);
  await changes.start();
  try {
    for (let round = 1; round <= 20; round += 1) {
      const title = `Round ${round}`;
      await sandbox.query(`UPDATE settings SET value = '${title}' WHERE key = 'app_title'`);
      await changes.settle();
      expect(await Promise.all(urls.map(titleOn))).toEqual(urls.map(() => title));
    }
  } finally {
    await changes.close();
  }
}

it('two sites started at once on an empty folder share a database and its changes; the last one stops it', async () => {
  const sites = [sandbox.spawn(), sandbox.spawn()] as const;
  const [first, second] = sites;
  const urls = await Promise.all(sites.map((site) => site.ready));
  const answers = await Promise.all(urls.map((url) => askText(`${url}/api/settings`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body).toBe(answers[1]?.body);
  expect(await sandbox.query('SELECT key FROM settings')).toHaveLength(
    Object.keys(settingDefaults).length,
  );
  await expectChangesToShow(urls);

  const server = await sandbox.serverPid();
  expect(await first.stop()).toMatchObject({ code: 0, stderr: '' });
  expect(await sandbox.serverPid()).toBe(server);
  expect((await ask(`${urls[1]}/readyz`)).status).toBe(200);

  expect(await second.stop()).toMatchObject({ code: 0, stderr: '' });
  expect(isRunning(server)).toBe(false);
  expect(await sandbox.serverPid()).toBe(0);
});
