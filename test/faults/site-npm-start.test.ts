import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isAlive, until } from '#test/support/launcher-fixture.ts';
import { isRunning } from '#test/support/site-processes.ts';
import { ask, isListening } from '#test/support/site-requests.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';

const root = resolve(import.meta.dirname, '../..');

vi.setConfig({ testTimeout: 120_000 });

let sandbox: SiteSandbox;

beforeAll(async () => {
  sandbox = await openSiteSandbox();
});
afterAll(() => sandbox.close());

function groupIsGone(leader: number): boolean {
  return !isAlive(-leader);
}

describe('npm start', () => {
  it.each([
    ['Ctrl-C', 'SIGINT', (pid: number) => -pid],
    ['SIGTERM to npm alone', 'SIGTERM', (pid: number) => pid],
  ] as const)('leaves nothing running after %s', async (_name, signal, target) => {
    const npm = sandbox.spawn({}, { command: ['npm', 'start'], cwd: root, detached: true });
    const url = await npm.ready;
    expect((await ask(`${url}/`)).status).toBe(200);
    const server = await sandbox.serverPid();
    const pid = npm.process.pid ?? 0;
    expect(groupIsGone(pid)).toBe(false);

    process.kill(target(pid), signal);
    await npm.ended;
    await until(() => groupIsGone(pid));
    expect(await isListening(url)).toBe(false);
    await until(() => !isRunning(server));
    // A server that was stopped, not killed, leaves no lock file.
    expect(await sandbox.serverPid()).toBe(0);
  });
});
