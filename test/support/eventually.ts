import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

/** Polls until an assertion passes. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: patienceMs, interval: 10 });
}
