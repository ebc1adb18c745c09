import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { questionPaces } from '../../../../db/tables/measures.ts';
import { attempts, isTimedSolve } from '../../../../db/tables/practice.ts';
import { questions } from '../../../../db/tables/questions.ts';

/** Fewer say little about how long a question takes. */
const fewest = 20;
/** The latest ones: bounded, however many there are. */
const most = 500;

const medians = sql`
  select ${questions.id}, round(percentile_cont(0.5) within group (order by active_seconds))::int
  from ${questions} cross join lateral (
    select ${attempts.activeSeconds} from ${attempts}
    where ${attempts.questionId} = ${questions.id} and ${isTimedSolve(attempts)}
    order by ${attempts.id} desc limit ${sql.raw(String(most))}
  ) as latest
  group by ${questions.id} having count(*) >= ${sql.raw(String(fewest))}`;

export function createPaceRepository(db: Database) {
  return {
    /** Rows that stay the same are not written. */
    async copyMedians(): Promise<void> {
      await db.execute(sql`
        with medians (question_id, seconds) as materialized (${medians}), gone as (
          delete from ${questionPaces} as paces
          where not exists (select from medians where medians.question_id = paces.question_id)
        )
        insert into ${questionPaces} select * from medians
        on conflict (question_id) do update set seconds = excluded.seconds
        where ${questionPaces.seconds} <> excluded.seconds`);
    },

    async find(questionId: number): Promise<number | null> {
      const [row] = await db
        .select({ seconds: questionPaces.seconds })
        .from(questionPaces)
        .where(eq(questionPaces.questionId, questionId));
      return row?.seconds ?? null;
    },
  };
}
