import type { DrillRun, RunAnswer } from '#shared/contracts/drill-run.ts';
import { dropStored, readStored, store, storedKeys } from '../../../lib/storage.ts';

/** A run under way, as this browser keeps it: a reload or a lost connection loses nothing. */
export interface StoredRun {
  run: Omit<DrillRun, 'now' | 'items'>;
  /** What this browser's clock lacks to the server's, in milliseconds. */
  offset: number;
  /** The query that it was started with, for another run. */
  source: string;
  answers: (RunAnswer & { isSent: boolean })[];
  /** The item on screen, and since when by the server's clock; null: not yet. */
  current: number;
  shownAt: number | null;
}

const prefix = 'martingale_drill_';
const keptMs = 86_400_000;

export function readRun(id: string): StoredRun | null {
  const stored = readStored(prefix + id);
  return isRun(stored) ? stored : null;
}

export function storeRun(stored: StoredRun): void {
  store(prefix + stored.run.id, stored);
}

export function dropRun(id: string): void {
  dropStored(prefix + id);
}

/** Those whose answers have not all arrived, the latest first. */
export function storedRuns(): StoredRun[] {
  return storedKeys(prefix)
    .map(readStored)
    .filter(isRun)
    .toSorted((one, other) => Date.parse(other.run.endsAt) - Date.parse(one.run.endsAt));
}

/** Those that nobody has come back to for a day. */
export function dropOldRuns(): void {
  for (const key of storedKeys(prefix)) {
    const stored = readStored(key);
    if (!isRun(stored) || Date.parse(stored.run.endsAt) < Date.now() - keptMs) dropStored(key);
  }
}

/** Only this module writes it, so its parts are there if it is. */
function isRun(value: unknown): value is StoredRun {
  return typeof value === 'object' && value !== null && 'run' in value && 'answers' in value;
}
