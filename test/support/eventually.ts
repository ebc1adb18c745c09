import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

/** Polls until an assertion passes; not too often, since most checks ask the database. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: patienceMs, interval: 25 });
}
