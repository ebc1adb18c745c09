import type pg from 'pg';
import { transactionsOn } from '#server/db/transaction.ts';
import { recomputePractice } from '#server/modules/practice/attempts/recompute.service.ts';

/** Gives users a well-established rating, through a log of many results. */
export async function settleLearners(
  pool: pg.Pool,
  userIds: readonly number[],
  now: () => Date,
): Promise<void> {
  await pool.query(
    `insert into attempts (user_id, kind, verdict, opponent_rating, opponent_deviation, category, created_at)
       select id, 'answer', case when n % 2 = 0 then 'right' else 'wrong' end, 1500, 60, 'general', $2
       from unnest($1::int[]) id, generate_series(1, 40) n order by n`,
    [userIds, now()],
  );
  await pool.query(
    'insert into learners (user_id) select unnest($1::int[]) on conflict do nothing',
    [userIds],
  );
  await recomputePractice({ inTransaction: transactionsOn(pool), now });
}
