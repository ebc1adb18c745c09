import { dropFromTab, readFromTab, storeInTab } from '../../../lib/tab-storage.ts';
import { newSitting, type Sitting, withoutSettled } from './sitting.ts';

/** After a longer pause, a new sitting begins. */
const longestPauseMs = 4 * 3_600_000;
/** Increases when `Sitting` changes. */
const version = 2;

interface Stored extends Sitting {
  version: number;
  savedAt: number;
  /** The learner has stopped. */
  isOver: boolean;
}

/**
 * The sitting of this tab, or a new one. Someone who has just signed in continues what they began
 * as a visitor. `isOver`: its summary is wanted.
 */
export function openSitting(userId: number | null, isOver: boolean, now = Date.now()): Sitting {
  const stored = read(userId) ?? (userId === null ? null : read(null));
  if (!stored || (stored.isOver && !isOver) || now - stored.savedAt > longestPauseMs) {
    return newSitting;
  }
  const { current, trained, skipped, rating, seconds } = stored;
  return withoutSettled({ current, trained, skipped, rating, seconds });
}

export function saveSitting(userId: number | null, sitting: Sitting, isOver: boolean): void {
  const stored: Stored = { ...sitting, version, savedAt: Date.now(), isOver };
  storeInTab(keyOf(userId), stored);
  if (userId !== null) dropFromTab(keyOf(null));
}

function read(userId: number | null): Stored | null {
  const stored = readFromTab(keyOf(userId));
  return isStored(stored) ? stored : null;
}

/** Nothing else writes in this tab, so the version tells. */
function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  return 'version' in value && value.version === version;
}

const keyOf = (userId: number | null): string => `martingale_training_${userId ?? 'visitor'}`;
