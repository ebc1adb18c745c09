import { type SQL, sql } from 'drizzle-orm';
import type { DayRange } from '#shared/domain/days.ts';
import type { Database } from '../../../db/client.ts';
import { dayOfMoment, isWithinDays } from '../../../db/day-range.ts';
import { attempts, isJudgedAnswer } from '../../../db/tables/practice.ts';

/**
 * Defines answers and first tries as in the practice log. Copying the solution does not count as
 * right on the first try. Rows of `date`, `answers`, `first_tries` and `right_first_tries`, for
 * days with any.
 */
export function answersPerDay(range: DayRange): SQL {
  const isGiven = isJudgedAnswer(attempts);
  const isRight = sql`verdict = 'right' and not used_solution`;
  const isInRange = isWithinDays(attempts.createdAt, range);
  return sql`(
    select ${dayOfMoment(attempts.createdAt)} as date, count(*)::int as answers,
      count(first_tries.id)::int as first_tries,
      (count(first_tries.id) filter (where ${isRight}))::int as right_first_tries
    from ${attempts} left join (
      select distinct on (user_id, question_id) id from ${attempts}
      where ${isGiven} and question_id is not null
        and user_id in (select user_id from ${attempts} where ${isInRange})
      order by user_id, question_id, created_at, id
    ) first_tries using (id)
    where ${isGiven} and ${isInRange}
    group by 1
  )`;
}

export async function readAnswersPerDay(db: Database, range: DayRange) {
  const { rows } = await db.execute<AnswersOfDay>(sql`
    select date::text, answers, first_tries as "firstTries", right_first_tries as "rightFirstTries"
    from ${answersPerDay(range)} counted`);
  return rows;
}

export type AnswersOfDay = {
  date: string;
  answers: number;
  firstTries: number;
  rightFirstTries: number;
};
