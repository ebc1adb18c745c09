import type pg from 'pg';
import type { ChangeFeed } from '#server/db/change-feed.ts';

const writesWhatIsKept =
  /\b(insert into|update|delete from) "?(settings|questions|question_answers|solutions|discussions|comments|users|sessions|question_statuses|subscriptions)\b/i;

/** Makes the site see a test's direct database writes once they return, like its own. */
export function settleAfterWrites(pool: pg.Pool, changes: ChangeFeed): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const settled = async (...args: unknown[]) => {
    const result = await query(...args);
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text;
    if (writesWhatIsKept.test(text)) await changes.settle();
    return result;
  };
  Object.assign(pool, { query: settled });
}
