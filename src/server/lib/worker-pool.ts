import { MessageChannel } from 'node:worker_threads';
import pLimit, { type LimitFunction } from 'p-limit';
import { Tinypool } from 'tinypool';
import { busy, callerGone } from './errors.ts';
import { workerFile } from './root.ts';

/** Threads start with the first task and exit after being idle for a while. */
const idleTimeout = 5 * 60_000;
/** Per kind of task. Beyond that, an error beats waiting. */
const usualQueue = 50;

type Work = (input: never) => unknown;

interface Task<Kind extends string, W extends Work> {
  kind: Kind;
  /** Its default export runs the task. */
  file: URL;
  input: Parameters<W>[0];
}

interface TaskOptions {
  /** A task that runs longer is aborted with its thread. Time in the queue does not count. */
  timeoutMs: number;
  /** A queued task is dropped when this is aborted; a running one is finished. */
  signal?: AbortSignal | undefined;
}

export class TaskTimeout extends Error {
  override name = 'TaskTimeout';
}

/** Threads for work that would block the event loop. */
export class WorkerPool<Kind extends string> {
  #pool: Tinypool;
  // Tinypool's own queue leaves tasks behind when running ones are aborted.
  readonly #limits: Map<string, LimitFunction>;
  readonly #longestQueue: number;
  readonly #maxThreads: number;
  #isClosed = false;

  /** Each kind of task has its own number of threads, so that none waits for another. */
  constructor(threads: Readonly<Record<Kind, number>>, longestQueue = usualQueue) {
    const counts = Object.entries<number>(threads);
    this.#limits = new Map(counts.map(([kind, count]) => [kind, pLimit(count)]));
    this.#longestQueue = longestQueue;
    this.#maxThreads = counts.reduce((total, [, count]) => total + count, 0);
    this.#pool = this.#open();
  }

  #open(): Tinypool {
    const pool = new Tinypool({
      filename: workerFile('lib/worker-pool'),
      minThreads: 0,
      maxThreads: this.#maxThreads,
      idleTimeout,
      // Threads that wait with Atomics never close the ports they were sent.
      useAtomics: false,
    });
    // A thread failed to start: its tasks would wait forever. Later tasks get other threads.
    pool.on('error', () => {
      this.#pool = this.#open();
      return pool.destroy();
    });
    return pool;
  }

  async run<W extends Work>(
    { kind, file, input }: Task<Kind, W>,
    { timeoutMs, signal }: TaskOptions,
  ): Promise<Awaited<ReturnType<W>>> {
    const limit = this.#limits.get(kind);
    if (!limit) throw new Error(`No threads for ${kind}`);
    if (limit.pendingCount >= this.#longestQueue) throw busy();
    return limit(async () => {
      if (signal?.aborted) throw callerGone();
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
      } catch (error) {
        throw timeout.signal.aborted ? new TaskTimeout(`A task took over ${timeoutMs} ms`) : error;
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
