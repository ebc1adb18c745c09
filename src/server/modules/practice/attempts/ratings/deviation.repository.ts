import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { learnerRatings } from '../../../../db/tables/ratings.ts';
import { mostDeviation, scale } from './rating.ts';

const batch = 1_000;

/**
 * Brings the current deviation of the next learners up to date, as `growDeviation` computes it, and
 * returns the last of them; null if there are none left.
 */
export async function growDeviations(
  db: Database,
  after: number,
  today: string,
): Promise<number | null> {
  const { userId, deviation, volatility, ratedAt, currentDeviation } = learnerRatings;
  const nights = sql`greatest(0, ${today}::date - (${ratedAt} at time zone 'UTC')::date)`;
  const grown = sql`least(${mostDeviation}::float8, sqrt(${deviation} ^ 2 + (${scale}::float8 * ${volatility}) ^ 2 * ${nights}))`;
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with next as (
      select distinct ${userId} as id from ${learnerRatings}
      where ${userId} > ${after} order by id limit ${batch}
    ), grown as (
      update ${learnerRatings} set ${sql.identifier(currentDeviation.name)} = ${grown}
      where ${userId} in (select id from next) and ${currentDeviation} <> ${grown}
    )
    select max(id) as last from next`);
  return rows[0]?.last ?? null;
}
