import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

/** Waits for what comes about by itself. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: patienceMs, interval: 10 });
}
