import type { Report } from './experiment.ts';

/** What the page asks of the worker. */
export type Order =
  | { kind: 'start'; slug: string; seed: number; trials: number; reportEveryMs: number }
  | { kind: 'pause' }
  | { kind: 'resume' };

/** What the worker tells the page. */
export type News = { kind: 'report'; report: Report } | { kind: 'failed' };
