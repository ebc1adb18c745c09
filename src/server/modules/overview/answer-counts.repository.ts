import { type SQL, sql } from 'drizzle-orm';
import type { DayRange } from '#shared/domain/days.ts';
import type { Database } from '../../db/client.ts';
import { dayOfMoment, isWithinDays } from '../../db/day-range.ts';
import { questionStatusEvents } from '../../db/tables/questions.ts';

const events = questionStatusEvents;

/**
 * The one place that says what an answer is. Today that is a changed status: of several wrong answers
 * to a question only the first is stored, and a status set by hand or an opened solution looks the
 * same. Rows of `date`, `answers`, `first_tries` and `right_first_tries`, for days with any.
 */
export function answersPerDay(range: DayRange): SQL {
  const isGiven = sql`${events.status} <> 'not_started'`;
  const isInRange = isWithinDays(events.createdAt, range);
  return sql`(
    select ${dayOfMoment(events.createdAt)} as date, count(*)::int as answers,
      count(first_tries.id)::int as first_tries,
      (count(first_tries.id) filter (where ${events.status} = 'solved'))::int as right_first_tries
    from ${events} left join (
      select distinct on (user_id, question_id) id from ${events}
      where ${isGiven} and question_id is not null
        and user_id in (select user_id from ${events} where ${isInRange})
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
