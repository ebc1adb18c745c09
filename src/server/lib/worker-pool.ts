import { MessageChannel } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';

/** How many tasks of each kind run at once: no kind waits for another, whatever its texts are. */
const threads = { answers: 2, imports: 1 } as const;

/** Threads come with the first task and leave when nobody has needed them for a while. */
const idleTimeout = 5 * 60_000;

type Work = (input: never) => unknown;

interface Task<W extends Work> {
  kind: keyof typeof threads;
  /** Its default export is the work. */
  file: URL;
  input: Parameters<W>[0];
}

/** Threads for whatever would hold up the event loop. */
export class WorkerPool {
  readonly #pool = new Tinypool({
    filename: new URL('./worker-pool.worker.ts', import.meta.url),
    minThreads: 0,
    maxThreads: threads.answers + threads.imports,
    idleTimeout,
    // Threads that wait by them never get to close the ports they were sent.
    useAtomics: false,
  });
  // The pool has a queue too, but leaves tasks in it when those that run are aborted.
  readonly #limits = { answers: pLimit(threads.answers), imports: pLimit(threads.imports) };
  #isClosed = false;

  constructor() {
    // A thread could not be started: tasks would wait for it forever.
    this.#pool.on('error', () => this.#pool.destroy());
  }

  /** Gives up a task that runs for longer, with its thread. Time spent waiting does not count. */
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

  /** What runs or waits fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
  }
}
