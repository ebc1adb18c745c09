import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patienceMs } from '#test/support/patience.ts';
import type waitAtGate from '#test/support/workers/gate.worker.ts';
import type slowWork from '#test/support/workers/slow-to-load.worker.ts';
import { TaskTimeout, WorkerPool } from './worker-pool.ts';

const workerFile = (name: string) =>
  new URL(`../../../test/support/workers/${name}.worker.ts`, import.meta.url);

describe('WorkerPool', () => {
  let workers: WorkerPool<'first' | 'second'>;
  beforeEach(() => {
    workers = new WorkerPool({ first: 2, second: 1 }, 4);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await workers.close();
  });

  const closedGate = () => new Int32Array(new SharedArrayBuffer(4));
  const open = (gate: Int32Array) => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };
  const openGate = () => {
    const gate = closedGate();
    open(gate);
    return gate;
  };
  const task = (kind: 'first' | 'second', input: Int32Array) => ({
    kind,
    file: workerFile('gate'),
    input,
  });
  const wait = (gate: Int32Array, timeoutMs = patienceMs, kind: 'first' | 'second' = 'first') =>
    workers.run<typeof waitAtGate>(task(kind, gate), { timeoutMs });

  it('returns the result of a task', async () => {
    expect(await wait(openGate())).toBe('through');
  });

  it("throws a task's error and keeps working", async () => {
    await expect(wait(new Int32Array(1))).rejects.toThrow(TypeError);
    expect(await wait(openGate())).toBe('through');
  });

  it('aborts a task that takes too long, and no others', async () => {
    const gate = closedGate();
    const other = wait(gate);
    await expect(wait(closedGate(), 50)).rejects.toThrow(TaskTimeout);
    open(gate);
    expect(await other).toBe('through');
  });

  it('runs queued tasks after all running ones were aborted', async () => {
    const stuck = Array.from({ length: 5 }, () => wait(closedGate(), 50));
    const waiting = wait(openGate());
    const outcomes = await Promise.allSettled(stuck);
    expect(outcomes.map(({ status }) => status)).toEqual(stuck.map(() => 'rejected'));
    expect(await waiting).toBe('through');
  });

  it('never queues one kind of task behind another', async () => {
    const stuck = Array.from({ length: 5 }, () => wait(closedGate()));
    const ends = Promise.allSettled(stuck);
    expect(await wait(openGate(), patienceMs, 'second')).toBe('through');
    await workers.close();
    await ends;
  });

  it('refuses a task when too many are waiting, but not one of another kind', async () => {
    const gate = closedGate();
    const accepted = Array.from({ length: 2 + 4 }, () => wait(gate));
    await expect(wait(openGate())).rejects.toMatchObject({ status: 503, code: 'BUSY' });
    expect(await wait(openGate(), patienceMs, 'second')).toBe('through');
    open(gate);
    expect(await Promise.all(accepted)).toEqual(accepted.map(() => 'through'));
    expect(await wait(openGate())).toBe('through');
  });

  it('drops a queued task whose caller is gone', async () => {
    const gate = closedGate();
    const running = [wait(gate), wait(gate)];
    const caller = new AbortController();
    const options = { timeoutMs: patienceMs, signal: caller.signal };
    const queued = workers.run<typeof waitAtGate>(task('first', openGate()), options);
    caller.abort();
    open(gate);
    await expect(queued).rejects.toMatchObject({ status: 499 });
    expect(await Promise.all(running)).toEqual(['through', 'through']);
  });

  it('does not count the time in the queue', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const gates = [closedGate(), closedGate()];
    const first = gates.map((gate) => wait(gate, 10_000));
    const last = wait(openGate(), 1_000);
    vi.advanceTimersByTime(5_000);
    gates.forEach(open);
    expect(await Promise.all([...first, last])).toEqual(['through', 'through', 'through']);
  });

  it('does not count the time to load the code', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const channel = new BroadcastChannel('slow-to-load');
    const loading = new Promise((resolve) => {
      channel.onmessage = resolve;
    });
    const result = workers.run<typeof slowWork>(
      { kind: 'first', file: workerFile('slow-to-load'), input: 'a text' },
      { timeoutMs: 1_000 },
    );
    await loading;
    vi.advanceTimersByTime(5_000);
    channel.postMessage('go on');
    expect(await result).toBe('a text');
    channel.close();
  });

  it('fails running and queued tasks when closed', async () => {
    const tasks = Array.from({ length: 5 }, () => wait(closedGate()));
    const ends = Promise.allSettled(tasks);
    await workers.close();
    expect((await ends).map(({ status }) => status)).toEqual(tasks.map(() => 'rejected'));
  });

  it('fails tasks whose thread cannot start, and starts others later', async () => {
    const script = `process.env.FAILS = 'yes';
      await run().catch(({ message }) => console.log(message));
      delete process.env.FAILS;
      console.log(await run());`;
    expect(await runInProcess(script)).toBe('Terminating worker thread\nthrough\n');
  });

  it('does not keep an idle process alive', async () => {
    expect(await runInProcess('console.log(await run());')).toBe('through\n');
  });

  /** A process that does not close the pool. Its threads fail to start while FAILS is set. */
  async function runInProcess(script: string): Promise<string> {
    const program = `(async () => {
      const { WorkerPool } = await import('${new URL('./worker-pool.ts', import.meta.url)}');
      const pool = new WorkerPool({ first: 1 });
      const run = () => pool.run({
        kind: 'first',
        file: new URL('${workerFile('gate')}'),
        input: new Int32Array(new SharedArrayBuffer(4)).fill(1),
      }, { timeoutMs: ${patienceMs} });
      ${script}
    })()`;
    const atStart = 'data:text/javascript,if (process.env.FAILS) throw new Error();';
    const args = ['--import', atStart, '--eval', program];
    return (await promisify(execFile)(process.execPath, args)).stdout;
  }
});
