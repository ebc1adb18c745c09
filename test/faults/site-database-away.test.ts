import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Connection,
  openSandbox,
  query,
  type Sandbox,
} from '#test/support/launcher-fixture.ts';
import { type SiteProcess, spawnSite } from '#test/support/site.ts';
import { askText } from '#test/support/site-requests.ts';
import {
  expectUnavailable,
  isHealthy,
  madeUpSession,
  recovery,
  titleToBecome,
} from '#test/support/site-trouble.ts';

let server: Sandbox;
let connection: Connection;
let stopServer: () => Promise<void>;
let site: SiteProcess;
let url: string;

beforeAll(async () => {
  server = await openSandbox();
  await server.fill();
  const launched = await server.launch();
  connection = launched.connection;
  stopServer = launched.stop;
  site = spawnSite({
    DATABASE_URL: `postgres://${connection.user}@localhost/martingale?host=${encodeURIComponent(connection.host)}`,
    DATA_DIR: join(server.folder, 'unused'),
    LOG_LEVEL: 'silent',
  });
  url = await site.ready;
});
afterAll(async () => {
  await site.stop('SIGKILL');
  await server.close();
});

describe('a site with DATABASE_URL', () => {
  it('creates no data folder for the database', async () => {
    expect((await askText(`${url}/readyz`)).status).toBe(200);
    await expect(access(join(server.folder, 'unused'))).rejects.toThrow('ENOENT');
  });

  it('answers 503 while that server is down, and serves cached pages', async () => {
    expect((await askText(`${url}/api/settings`)).status).toBe(200);
    expect((await askText(`${url}/about`)).status).toBe(200);
    await stopServer();

    expectUnavailable(await askText(`${url}/api/user`, madeUpSession()));
    const failed = await askText(`${url}/about`, madeUpSession());
    expectUnavailable(failed);
    // They may well be signed in.
    expect(failed.headers['set-cookie']).toBeUndefined();
    expect(failed.headers['cache-control']).toContain('no-store');
    expect((await askText(`${url}/readyz`)).status).toBe(503);
    expect((await askText(`${url}/healthz`)).status).toBe(200);
    expect((await askText(`${url}/api/settings`)).status).toBe(200);
    expect((await askText(`${url}/about`)).status).toBe(200);
    expect(site.process.exitCode).toBeNull();
  });

  it('recovers once the server is back, and receives changes again', async () => {
    await server.launch();
    await recovery(async () => {
      const wells = [
        isHealthy(await askText(`${url}/api/user`, madeUpSession()), 401),
        isHealthy(await askText(`${url}/about`, madeUpSession()), 200),
        (await askText(`${url}/readyz`)).status === 200,
      ];
      return wells.every(Boolean);
    });
    await query(connection, "UPDATE settings SET value = 'Back again' WHERE key = 'app_title'");
    await titleToBecome(url, 'Back again');
  });

  it('leaves the server running when it stops', async () => {
    expect((await site.stop()).code).toBe(0);
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
