import type { Results } from './experiment.ts';

/** From the page to the worker. */
export type Command =
  | { kind: 'start'; slug: string; seed: number; trials: number; updateEveryMs: number }
  | { kind: 'pause' }
  | { kind: 'resume' };

/** From the worker to the page. */
export type WorkerMessage = { kind: 'results'; results: Results } | { kind: 'failed' };
