import type { DrillRun, RunAnswer } from '#shared/contracts/drill-run.ts';
import { dropStored, readStored, store, storedKeys } from '../../../lib/storage.ts';

/** A run in progress, kept in this browser so that a reload or lost connection loses nothing. */
export interface StoredRun {
  run: Omit<DrillRun, 'now' | 'items'>;
  /** How far this browser's clock is behind the server's, in milliseconds. */
  offset: number;
  /** The query it was started with, to run it again. */
  source: string;
  answers: (RunAnswer & { isSent: boolean })[];
  /** The item on screen, and since when by the server's clock (null if not yet). */
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

/** Runs whose answers have not all arrived, latest first. */
export function storedRuns(): StoredRun[] {
  return storedKeys(prefix)
    .map(readStored)
    .filter(isRun)
    .toSorted((one, other) => Date.parse(other.run.endsAt) - Date.parse(one.run.endsAt));
}

/** Drops runs that ended more than a day ago. */
export function dropOldRuns(): void {
  for (const key of storedKeys(prefix)) {
    const stored = readStored(key);
    if (!isRun(stored) || Date.parse(stored.run.endsAt) < Date.now() - keptMs) dropStored(key);
  }
}

/** Only this module writes it, so checking for two parts is enough. */
function isRun(value: unknown): value is StoredRun {
  return typeof value === 'object' && value !== null && 'run' in value && 'answers' in value;
}
