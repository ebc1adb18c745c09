import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { until } from '#test/support/launcher-fixture.ts';
import { putUnderLoad } from '#test/support/site-load.ts';
import { isRunning } from '#test/support/site-processes.ts';
import { beginUpload, isListening } from '#test/support/site-requests.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

const report = JSON.stringify({ message: 'Something broke', stack: '', path: '/' });

vi.setConfig({ testTimeout: 120_000 });

let sandbox: SiteSandbox;

beforeAll(async () => {
  sandbox = await openSiteSandbox();
});
afterAll(() => sandbox.close());

describe('a site that is told to stop', () => {
  it.each(['1', '2'])(
    'by SIGTERM with %s processes fails no request of busy clients, refuses new work, finishes what runs and stops the database',
    async (processes) => {
      const site = sandbox.spawn({ WEB_CONCURRENCY: processes });
      const url = await site.ready;
      const server = await sandbox.serverPid();
      const upload = await beginUpload(`${url}/api/client-errors`, report);
      const load = putUnderLoad(url);
      await load.running;

      const ended = site.stop('SIGTERM');
      expect(new Set(await load.statuses)).toEqual(new Set([200]));
      await until(async () => !(await isListening(url)));
      expect(await upload.finish()).toBe(204);

      const stdout = `Martingale is ready at ${url}\n`;
      expect(await ended).toEqual({ code: 0, signal: null, stdout, stderr: '' });
      expect(isRunning(server)).toBe(false);
      expect(await sandbox.serverPid()).toBe(0);
    },
  );

  it('twice at once, as Ctrl-C arrives from the terminal and npm, finishes what runs but does not wait forever', async () => {
    const site = sandbox.spawn();
    const url = await site.ready;
    const server = await sandbox.serverPid();
    const upload = await beginUpload(`${url}/api/client-errors`, report);
    await beginUpload(`${url}/api/client-errors`, report);

    site.process.kill('SIGINT');
    site.process.kill('SIGTERM');
    await until(async () => !(await isListening(url)));
    expect(await upload.finish()).toBe(204);
    expect(await site.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
    expect(isRunning(server)).toBe(false);
    expect(await sandbox.serverPid()).toBe(0);
  });

  it('while it starts, stops as soon as it has started', async () => {
    const site = sandbox.spawn();
    await until(async () => (await sandbox.serverPid()) !== 0);
    expect(await site.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(await sandbox.serverPid()).toBe(0);
  });
});
