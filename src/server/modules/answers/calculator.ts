import type { WorkerPool } from '../../lib/worker-pool.ts';
import type work from './calculator.worker.ts';

/** Nothing that fits into an answer field takes longer, but what is made to hold us up. */
const timeoutMs = 2000;

const file = new URL('./calculator.worker.ts', import.meta.url);

/**
 * Reads LaTeX, or nearly that, as a number; null: not to be read as one. In a thread, since some
 * texts keep the parser busy for hours.
 */
export async function calculate(
  workers: Pick<WorkerPool, 'run'>,
  text: string,
): Promise<number | null> {
  try {
    const task = { kind: 'answers', file, input: text } as const;
    const value = await workers.run<typeof work>(task, { timeoutMs });
    return Number.isFinite(value) ? value : null;
  } catch {
    // It took too long, or the parser failed.
    return null;
  }
}
