import { vi } from 'vitest';

/** Waits for what comes about by itself: much longer than it takes, since a busy machine may stall. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 40_000, interval: 10 });
}
