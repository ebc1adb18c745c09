import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SiteProcess, spawnSite } from '#test/support/site.ts';
import { putUnderLoad } from '#test/support/site-load.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

vi.setConfig({ testTimeout: 120_000 });

const smallSites = fileURLToPath(new URL('../support/draining-process.ts', import.meta.url));

let sandbox: SiteSandbox;

// One for all: only the first start has to make a database.
beforeAll(async () => {
  sandbox = await openSiteSandbox();
});
afterAll(() => sandbox.close());

/** Stops the sites of one process while their clients are busy. */
async function expectNoFailure(site: SiteProcess): Promise<void> {
  const loads = (await site.ready).split(',').map(putUnderLoad);
  await Promise.all(loads.map((load) => load.running));
  const ended = site.stop('SIGTERM');
  const statuses = await Promise.all(loads.map((load) => load.statuses));
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
}

describe('a site that is stopped under load', () => {
  it.each([1, 2, 3, 4])('fails no request, in round %i of five small sites', async () => {
    const sites = spawnSite({}, { command: [process.execPath, smallSites, '5'] });
    try {
      await expectNoFailure(sites);
    } finally {
      await sites.stop('SIGKILL');
    }
  });

  it.each(['1', '2'])(
    'fails no request with %s processes, and stops the database',
    async (processes) => {
      await expectNoFailure(sandbox.spawn({ WEB_CONCURRENCY: processes }));
      expect(await sandbox.serverPid()).toBe(0);
    },
  );
});
