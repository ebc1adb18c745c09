import { MessageChannel } from 'node:worker_threads';
import pLimit, { type LimitFunction } from 'p-limit';
import { Tinypool } from 'tinypool';
import { workerFile } from './root.ts';

/** Threads start with the first task and exit after being idle for a while. */
const idleTimeout = 5 * 60_000;

type Work = (input: never) => unknown;

interface Task<Kind extends string, W extends Work> {
  kind: Kind;
  /** Its default export runs the task. */
  file: URL;
  input: Parameters<W>[0];
}

/** Threads for work that would block the event loop. */
export class WorkerPool<Kind extends string> {
  readonly #pool: Tinypool;
  // Tinypool's own queue leaves tasks behind when running ones are aborted.
  readonly #limits: Map<string, LimitFunction>;
  #isClosed = false;

  /** Each kind of task has its own number of threads, so that none waits for another. */
  constructor(threads: Readonly<Record<Kind, number>>) {
    const counts = Object.entries<number>(threads);
    this.#limits = new Map(counts.map(([kind, count]) => [kind, pLimit(count)]));
    this.#pool = new Tinypool({
      filename: workerFile('lib/worker-pool'),
      minThreads: 0,
      maxThreads: counts.reduce((total, [, count]) => total + count, 0),
      idleTimeout,
      // Threads that wait with Atomics never close the ports they were sent.
      useAtomics: false,
    });
    // A thread failed to start: its tasks would wait forever.
    this.#pool.on('error', () => this.#pool.destroy());
  }

  /** Aborts a task that runs for longer, with its thread. Time in the queue does not count. */
  run<W extends Work>(
    { kind, file, input }: Task<Kind, W>,
    { timeoutMs }: { timeoutMs: number },
  ): Promise<Awaited<ReturnType<W>>> {
    const limit = this.#limits.get(kind);
    if (!limit) throw new Error(`No threads for ${kind}`);
    return limit(async () => {
      if (this.#isClosed) throw new Error('The worker pool is closed');
      const { port1: started, port2 } = new MessageChannel();
      const timeout = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      started.once('message', () => {
        timer = setTimeout(() => timeout.abort(), timeoutMs);
      });
      try {
        const task = { file: file.href, input, started: port2 };
        return await this.#pool.run(task, { transferList: [port2], signal: timeout.signal });
      } finally {
        clearTimeout(timer);
        started.close();
      }
    });
  }

  /** Running and queued tasks fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
  }
}
