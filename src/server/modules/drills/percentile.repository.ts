import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillRuns } from '../../db/tables/drills.ts';
import { users } from '../../db/tables/users.ts';
import type { Run } from './run.repository.ts';

interface Standing {
  accounts: number;
  below: number;
  same: number;
  isIncluded: boolean;
}

/** Compares a run with the best ranked run of each verified account on the same version. */
export async function findStanding(
  db: Database,
  { preset, version, points, userId }: Pick<Run, 'preset' | 'version' | 'points' | 'userId'>,
  since: Date,
): Promise<Standing> {
  const { rows } = await db.execute<{ [Name in keyof Standing]: Standing[Name] }>(sql`
    select count(*)::int as accounts,
      (count(*) filter (where best < ${points}))::int as below,
      (count(*) filter (where best = ${points}))::int as same,
      coalesce(bool_or(user_id = ${userId}::int), false) as "isIncluded"
    from (select user_id, max(points) as best from ${drillRuns}
      where preset = ${preset} and version = ${version} and is_ranked and not is_outdone
        and finished_at > ${since}
      group by user_id) as bests
    join ${users} on users.id = user_id and is_email_verified`);
  return rows[0] ?? { accounts: 0, below: 0, same: 0, isIncluded: false };
}
