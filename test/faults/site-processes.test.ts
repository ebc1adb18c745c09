import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isAlive, until } from '#test/support/launcher-fixture.ts';
import { spawnSite } from '#test/support/site.ts';
import { childrenOf, isRunning } from '#test/support/site-processes.ts';
import { ask, askText } from '#test/support/site-requests.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';
import { recovery } from '#test/support/site-trouble.ts';

vi.setConfig({ testTimeout: 120_000 });

const smallSite = fileURLToPath(import.meta.resolve('#test/support/supervised-process.ts'));
const spawnSmallSite = (...args: string[]) =>
  spawnSite({}, { command: [process.execPath, smallSite, ...args] });

let sandbox: SiteSandbox;

beforeAll(async () => {
  sandbox = await openSiteSandbox();
});
afterAll(() => sandbox.close());

/** The number of requests served so far by the process that answers this one. */
async function servedByOne(url: string): Promise<number> {
  const { body } = await askText(`${url}/metrics`);
  const count = /^http_request_duration_seconds_count\{.*route="\/healthz".*\} (\d+)$/m.exec(body);
  return Number(count?.[1] ?? 0);
}

describe('a site of two processes', () => {
  it('shares one port between them, replaces one that dies and stops both on Ctrl-C', async () => {
    const site = sandbox.spawn({ WEB_CONCURRENCY: '2' }, { detached: true });
    const url = await site.ready;
    const workers = childrenOf(site.process.pid);
    expect(workers).toHaveLength(2);
    for (let request = 0; request < 10; request += 1) {
      expect((await ask(`${url}/healthz`)).status).toBe(200);
    }
    const served = await servedByOne(url);
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThan(10);

    const [first = 0] = workers;
    process.kill(first, 'SIGKILL');
    // Not before its parent, which hands out the connections, has noticed.
    await until(() => !isAlive(first));
    expect((await ask(`${url}/readyz`)).status).toBe(200);
    // The one that has served nothing yet is the new one.
    await recovery(async () => (await servedByOne(url)) === 0);

    const everyone = childrenOf(site.process.pid);
    expect(everyone).toHaveLength(2);
    expect(everyone).not.toContain(first);
    // It reaches all of them, and the supervisor passes it on as well.
    process.kill(-(site.process.pid ?? 0), 'SIGINT');
    expect(await site.ended).toEqual({
      code: 0,
      signal: null,
      stdout: `Martingale is ready at ${url}\n`,
      stderr: '',
    });
    expect(everyone.filter(isRunning)).toEqual([]);
    expect(await sandbox.serverPid()).toBe(0);
  });

  it('leaves no process behind when the supervisor is killed', async () => {
    const site = spawnSmallSite();
    await site.ready;
    const workers = childrenOf(site.process.pid);
    expect(workers).toHaveLength(2);
    await site.stop('SIGKILL');
    await until(() => !workers.some(isRunning));
  });

  it('stops with one line if one of them dies before all are ready', async () => {
    const site = spawnSmallSite('one-hangs');
    await until(() => childrenOf(site.process.pid).length === 2);
    const workers = childrenOf(site.process.pid);
    process.kill(workers[0] ?? 0, 'SIGKILL');
    const { code, stdout, stderr } = await site.ended;
    expect(stderr).toMatch(/^Martingale could not start: [^\n]*SIGKILL[^\n]*\n$/);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(workers.filter(isRunning)).toEqual([]);
  });
});
