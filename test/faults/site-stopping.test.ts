import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { until } from '#test/support/launcher-fixture.ts';
import { isRunning } from '#test/support/site-processes.ts';
import { ask, beginUpload, isListening } from '#test/support/site-requests.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

const report = JSON.stringify({ message: 'Something broke', stack: '', path: '/' });

vi.setConfig({ testTimeout: 120_000 });

let sandbox: SiteSandbox;

// One for all: only the first start has to make a database.
beforeAll(async () => {
  sandbox = await openSiteSandbox();
});
afterAll(() => sandbox.close());

describe('a site that is told to stop', () => {
  it('has printed one line with its URL', async () => {
    const site = sandbox.spawn();
    const url = await site.ready;
    expect((await ask(`${url}/`)).status).toBe(200);
    const { stdout, stderr } = await site.stop();
    expect(stdout).toBe(`Martingale is ready at ${url}\n`);
    expect(stderr).toBe('');
  });

  it.each([
    { signal: 'SIGTERM', processes: '1' },
    { signal: 'SIGINT', processes: '1' },
    { signal: 'SIGTERM', processes: '2' },
  ] as const)(
    'by $signal with $processes processes refuses new work, finishes what runs and stops the database',
    async ({ signal, processes }) => {
      const site = sandbox.spawn({ WEB_CONCURRENCY: processes });
      const url = await site.ready;
      const server = await sandbox.serverPid();
      const upload = await beginUpload(`${url}/api/client-errors`, report);

      const ended = site.stop(signal);
      await until(async () => !(await isListening(url)));
      expect(await upload.finish()).toBe(204);

      expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
      expect(isRunning(server)).toBe(false);
      expect(await sandbox.serverPid()).toBe(0);
    },
  );

  it('does not wait forever for an upload that never ends', async () => {
    const site = sandbox.spawn();
    await beginUpload(`${await site.ready}/api/client-errors`, report);
    expect(await site.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(await sandbox.serverPid()).toBe(0);
  });

  it('while it starts, stops as soon as it has started', async () => {
    const site = sandbox.spawn();
    await until(async () => (await sandbox.serverPid()) !== 0);
    expect(await site.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(await sandbox.serverPid()).toBe(0);
  });

  it('twice at once, as Ctrl-C arrives from the terminal and npm, stops cleanly', async () => {
    const site = sandbox.spawn();
    const upload = await beginUpload(`${await site.ready}/api/client-errors`, report);
    site.process.kill('SIGINT');
    site.process.kill('SIGTERM');
    expect(await upload.finish()).toBe(204);
    expect(await site.ended).toMatchObject({ code: 0, stderr: '' });
    expect(await sandbox.serverPid()).toBe(0);
  });
});
