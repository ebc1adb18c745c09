import { MessageChannel } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';

/** How many tasks of each kind run at once, so that no kind waits for another. */
const threads = { answers: 2, imports: 1 } as const;

/** Threads start with the first task and exit after being idle for a while. */
const idleTimeout = 5 * 60_000;

type Work = (input: never) => unknown;

interface Task<W extends Work> {
  kind: keyof typeof threads;
  /** Its default export runs the task. */
  file: URL;
  input: Parameters<W>[0];
}

/** Threads for work that would block the event loop. */
export class WorkerPool {
  readonly #pool = new Tinypool({
    filename: new URL('./worker-pool.worker.ts', import.meta.url),
    minThreads: 0,
    maxThreads: threads.answers + threads.imports,
    idleTimeout,
    // Threads that wait with Atomics never close the ports they were sent.
    useAtomics: false,
  });
  // Tinypool's own queue leaves tasks behind when running ones are aborted.
  readonly #limits = { answers: pLimit(threads.answers), imports: pLimit(threads.imports) };
  #isClosed = false;

  constructor() {
    // A thread failed to start: its tasks would wait forever.
    this.#pool.on('error', () => this.#pool.destroy());
  }

  /** Aborts a task that runs for longer, with its thread. Time in the queue does not count. */
  run<W extends Work>(
    { kind, file, input }: Task<W>,
    { timeoutMs }: { timeoutMs: number },
  ): Promise<Awaited<ReturnType<W>>> {
    return this.#limits[kind](async () => {
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
