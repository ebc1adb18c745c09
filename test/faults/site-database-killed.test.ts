import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SiteProcess } from '#test/support/site.ts';
import { askText } from '#test/support/site-requests.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';
import { isHealthy, madeUpSession, recovery, titleToBecome } from '#test/support/site-trouble.ts';

vi.setConfig({ testTimeout: 120_000 });

let sandbox: SiteSandbox;
let site: SiteProcess;
let url: string;

beforeAll(async () => {
  sandbox = await openSiteSandbox();
  site = sandbox.spawn({ LOG_LEVEL: 'silent' });
  url = await site.ready;
});
afterAll(() => sandbox.close());

describe('a site whose PostgreSQL is killed', () => {
  it('answers 503 meanwhile and recovers soon, without a restart', async () => {
    expect((await askText(`${url}/api/settings`)).status).toBe(200);
    const server = await sandbox.serverPid();
    process.kill(server, 'SIGKILL');

    let round = 0;
    await recovery(async () => {
      round += 1;
      const wells = [
        isHealthy(await askText(`${url}/api/settings`), 200),
        isHealthy(await askText(`${url}/api/user`, madeUpSession()), 401),
        isHealthy(await askText(`${url}/about?uncached=${round}`), 200),
        isHealthy(await askText(`${url}/about`, madeUpSession()), 200),
        (await askText(`${url}/readyz`)).status === 200,
      ];
      return wells.every(Boolean) && (await sandbox.serverPid()) !== server;
    });
    expect(site.process.exitCode).toBeNull();
    expect(site.said.stdout.match(/ready/g)).toHaveLength(1);
  });

  it('receives changes again', async () => {
    await sandbox.query("UPDATE settings SET value = 'Heard' WHERE key = 'app_title'");
    await titleToBecome(url, 'Heard');
  });

  it('stops cleanly, even while the database is down', async () => {
    process.kill(await sandbox.serverPid(), 'SIGKILL');
    expect((await site.stop()).code).toBe(0);
  });
});
