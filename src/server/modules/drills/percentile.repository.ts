import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillRuns } from '../../db/tables/drills.ts';

/** More would not move a percentile. */
const mostRuns = 10_000;

interface Standing {
  runs: number;
  below: number;
  same: number;
}

/** Where points stand among the latest ranked runs of a version, read from an index alone. */
export async function findStanding(
  db: Database,
  { preset, version, points }: { preset: string; version: number; points: number },
  since: Date,
): Promise<Standing> {
  const { rows } = await db.execute<{ runs: number; below: number; same: number }>(sql`
    select count(*)::int as runs,
      (count(*) filter (where points < ${points}))::int as below,
      (count(*) filter (where points = ${points}))::int as same
    from (select points from ${drillRuns}
      where preset = ${preset} and version = ${version} and is_ranked and finished_at > ${since}
      order by finished_at desc limit ${mostRuns}) as latest`);
  return rows[0] ?? { runs: 0, below: 0, same: 0 };
}
