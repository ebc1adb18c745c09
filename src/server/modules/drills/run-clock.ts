import { graceSeconds } from '#shared/domain/drills.ts';
import type { DrillFormat } from '#shared/drills/format.ts';

const graceMs = graceSeconds * 1000;

export interface RunClock {
  format: DrillFormat;
  startsAt: Date;
  endsAt: Date;
}

/** Too late to be scored. */
export function isLate({ endsAt }: Pick<RunClock, 'endsAt'>, at: Date): boolean {
  return at.getTime() > endsAt.getTime() + graceMs;
}

interface Batch {
  items: number;
  receivedAt: Date;
  /** Of the previous answers; null if there are none. */
  lastReceipt: Date | null;
}

/**
 * Whether these items took longer than allowed, if items are timed. Items that arrive together, as
 * after a lost connection, are timed together.
 */
export function isBatchLate(
  { format: { secondsPerItem, order }, startsAt }: RunClock,
  { items, receivedAt, lastReceipt }: Batch,
): boolean {
  if (secondsPerItem === null || order === 'free') return false;
  const since = Math.max(startsAt.getTime(), lastReceipt?.getTime() ?? 0);
  return receivedAt.getTime() - since > items * secondsPerItem * 1000 + graceMs;
}
