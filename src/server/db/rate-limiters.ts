import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

/** Counts in the database, so that limits survive restarts and span processes. */
export function createRateLimiter(
  pool: pg.Pool,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
}
