import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Nothing that fits into an answer field takes longer, but what is made to hold us up. */
const patienceMs = 2000;

/**
 * Reads LaTeX, or nearly that, as a number, in a thread of its own: some texts keep the parser busy
 * for hours. The thread starts with the first text.
 */
export class Calculator {
  #worker: Promise<Worker> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** Null: not to be read as a number. */
  calculate(text: string): Promise<number | null> {
    const result = this.#last.then(() => this.#calculateNow(text));
    this.#last = result.catch(() => {});
    return result;
  }

  async close(): Promise<void> {
    const worker = await this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #calculateNow(text: string): Promise<number | null> {
    this.#worker ??= startWorker();
    const worker = await this.#worker.catch((error: unknown) => {
      this.#worker = null;
      throw error;
    });
    worker.postMessage(text);
    const timer = new AbortController();
    try {
      const [value]: unknown[] = await Promise.race([
        once(worker, 'message', { signal: timer.signal }),
        setTimeout(patienceMs, [null], { signal: timer.signal }),
      ]);
      if (value === null) await this.close();
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    } catch {
      // The parser has failed, and the thread with it.
      this.#worker = null;
      return null;
    } finally {
      timer.abort();
    }
  }
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./calculator.worker.ts', import.meta.url));
  await once(worker, 'message');
  worker.unref();
  return worker;
}
