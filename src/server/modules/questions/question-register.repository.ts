import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { questions } from '../../db/tables/questions.ts';
import type { RegisterColumns } from './question-register.ts';

/**
 * Names from an index alone, in its order; the rest in whatever order it lies. Handed over by
 * column: a row for each question, or sorting them all, would take several times as long.
 */
export async function loadRegister(db: Database): Promise<RegisterColumns> {
  const { rows } = await db.execute<RegisterColumns & Record<string, unknown>>(sql`
    select * from
      (select coalesce(json_agg(id), '[]') as "idsByName", coalesce(json_agg(name_key), '[]') as names
        from (select id, name_key from ${questions} order by name_key, id) as named) as by_name,
      (select coalesce(json_agg(id), '[]') as ids,
          coalesce(json_agg(difficulty_rank), '[]') as "difficultyRanks",
          coalesce(json_agg(is_visible::int), '[]') as visible,
          coalesce(json_agg(is_premium::int), '[]') as premium,
          coalesce(json_agg(category), '[]') as categories,
          coalesce(json_agg((extract(epoch from created_at) * 1000)::bigint), '[]') as created,
          coalesce(json_agg((extract(epoch from updated_at) * 1000)::bigint), '[]') as updated
        from ${questions}) as lying`);
  const [columns] = rows;
  if (!columns) throw new Error('The register was not read');
  return columns;
}
