import type { WorkerPool } from '../../lib/worker-pool.ts';
import type work from './calculator.worker.ts';

/** Only hostile input takes longer. */
const timeoutMs = 2000;

const file = new URL('./calculator.worker.ts', import.meta.url);

/**
 * Evaluates LaTeX, or something close to it; null: not a number. Runs in a worker thread, since
 * some input keeps the parser busy for hours.
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
    // Timed out, or the parser failed.
    return null;
  }
}
