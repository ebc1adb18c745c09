import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { questionMeasures } from '../../../../db/tables/measures.ts';
import { questionRatings } from '../../../../db/tables/ratings.ts';

const rounded = sql`select question_id, round(rating)::smallint, round(deviation)::smallint, results,
  right_results from ${questionRatings}`;

export function createMeasureRepository(db: Database) {
  return {
    async hasChanges(): Promise<boolean> {
      const { rows } = await db.execute(sql`
        (${rounded} except table ${questionMeasures}) union all
        (table ${questionMeasures} except ${rounded}) limit 1`);
      return rows.length > 0;
    },

    /** Rows that stay the same are not written. */
    async copyRatings(): Promise<void> {
      await db.execute(sql`delete from ${questionMeasures} as measured where not exists (
        select from ${questionRatings} as rated where rated.question_id = measured.question_id)`);
      await db.execute(sql`
        insert into ${questionMeasures} ${rounded} except table ${questionMeasures}
        on conflict (question_id) do update set rating = excluded.rating,
          deviation = excluded.deviation, results = excluded.results,
          right_results = excluded.right_results`);
    },
  };
}
