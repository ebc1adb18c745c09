import type { Results } from './experiment.ts';
import type { ProgramNumbers } from './parameter-values.ts';

/** One trial told step by step. */
export interface Story {
  steps: string[];
  outcome: number;
}

interface Trials {
  /** The URL of the simulation module. */
  url: string;
  numbers: ProgramNumbers;
  seed: number;
}

/** From the page to the worker. */
export type Command =
  | ({ kind: 'start'; trials: number; updateEveryMs: number } & Trials)
  | { kind: 'pause' }
  | { kind: 'resume' }
  /** Trials are numbered from 1. */
  | ({ kind: 'tell'; trial: number } & Trials);

/** From the worker to the page. */
export type WorkerMessage =
  | { kind: 'results'; results: Results }
  | { kind: 'story'; story: Story }
  | { kind: 'failed' };
