import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import { vi } from 'vitest';

/**
 * Makes the next call under a limit use up all but one call, and the one after it the last, since
 * making hundreds of calls takes long.
 */
export function useUpAllButOne(limit: number): void {
  for (const { prototype } of [RateLimiterMemory, RateLimiterPostgres]) {
    const { consume } = prototype;
    const spy = vi.spyOn(prototype, 'consume').mockImplementation(function (
      this: RateLimiterAbstract,
      key,
      points,
      options,
    ) {
      if (this.points !== limit) return consume.call(this, key, points, options);
      spy.mockRestore();
      return consume.call(this, key, limit - 1, options);
    });
  }
}
