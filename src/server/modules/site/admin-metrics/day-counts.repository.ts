import { between, sql } from 'drizzle-orm';
import { metricPeriods } from '#shared/domain/admin-metrics.ts';
import { addDays, type DayRange } from '#shared/domain/days.ts';
import type { Database } from '../../../db/client.ts';
import { dayOfMoment, endOfDay, isWithinDays } from '../../../db/day-range.ts';
import { dailyActive, dailyActivity, dailyRevenue } from '../../../db/tables/admin-metrics.ts';
import { users } from '../../../db/tables/users.ts';
import { userActs } from '../../../db/user-acts.ts';
import { type AnswersOfDay, answersPerDay } from './answer-counts.repository.ts';

const countLock = 7_305_002;
const longestPeriod = Math.max(...metricPeriods);

/** Writes the daily totals, so that reading them costs the same however much happened. */
export function createDayCountsRepository(db: Database) {
  return {
    /** Serializes concurrent counts. Call in a transaction. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${countLock})`);
    },

    /**
     * The first day to count, or null before the first user. Days are counted again until an hour
     * after their end: what happened just before midnight may be committed after it.
     */
    async findFirstDue(): Promise<string | null> {
      const { date, countedAt } = dailyActivity;
      const { rows } = await db.execute<{ day: string | null }>(sql`
        select coalesce(
          (select max(${date}) + 1 from ${dailyActivity}
            where ${countedAt} >= ${endOfDay(date)} + interval '1 hour'),
          (select min(${dayOfMoment(users.createdAt)}) from ${users}
            where ${users.createdAt} = (select min(${users.createdAt}) from ${users}))
        )::text as day`);
      return rows[0]?.day ?? null;
    },

    async countActivity(range: DayRange, now: Date): Promise<void> {
      const { start, end } = range;
      await db.execute(sql`
        insert into ${dailyActivity}
          (date, registrations, answers, first_tries, right_first_tries, counted_at)
        select day::date, coalesce(joined.count, 0), coalesce(answers, 0), coalesce(first_tries, 0),
          coalesce(right_first_tries, 0), ${now}
        from generate_series(${start}::date, ${end}::date, interval '1 day') day
        left join (
          select ${dayOfMoment(users.createdAt)} as date, count(*)::int as count from ${users}
          where ${isWithinDays(users.createdAt, range)} group by 1
        ) joined on joined.date = day::date
        left join ${answersPerDay(range)} given on given.date = day::date
        on conflict (date) do update set registrations = excluded.registrations,
          answers = excluded.answers, first_tries = excluded.first_tries,
          right_first_tries = excluded.right_first_tries, counted_at = excluded.counted_at`);
    },

    /**
     * Counts each person once per period, however often they were active. One pass over the acts
     * counts all days: each act adds the person on its day, and removes them at the end of the
     * period or on their next active day, whichever is first.
     */
    async countActive({ start, end }: DayRange): Promise<void> {
      const first = addDays(start, 1 - longestPeriod);
      const periods = sql`unnest(${sql.param([...metricPeriods])}::int[]) as period (days)`;
      await db.execute(sql`
        with acts as (
          select distinct user_id, ${dayOfMoment(sql`created_at`)} as day
          from ${userActs({ start: first, end })} acts
        ),
        spans as (
          select day, least(
            lead(day) over (partition by user_id order by day) - day, ${longestPeriod}::int
          ) as gap
          from acts
        ),
        joined as (select day, gap, count(*) as people from spans group by day, gap),
        steps as (
          select days, date, sum(step) as step
          from joined, ${periods},
            lateral (values (day, people), (day + least(gap, days), -people)) as changes (date, step)
          group by days, date
        ),
        counted as (
          select day::date as date, period.days,
            sum(step) over (partition by period.days order by day) as people
          from generate_series(${first}::date, ${end}::date, interval '1 day') day
          cross join ${periods}
          left join steps on steps.date = day::date and steps.days = period.days
        )
        insert into ${dailyActive} (date, days, people)
        select date, days, coalesce(people, 0) from counted where date >= ${start}
        on conflict (date, days) do update set people = excluded.people`);
    },

    async replaceRevenue(
      range: DayRange,
      rows: readonly (typeof dailyRevenue.$inferInsert)[],
    ): Promise<void> {
      await db.delete(dailyRevenue).where(between(dailyRevenue.date, range.start, range.end));
      if (rows.length > 0) await db.insert(dailyRevenue).values([...rows]);
    },

    listAnswers(range: DayRange): Promise<AnswersOfDay[]> {
      const { date, answers, firstTries, rightFirstTries } = dailyActivity;
      return db
        .select({ date, answers, firstTries, rightFirstTries })
        .from(dailyActivity)
        .where(between(date, range.start, range.end));
    },

    async hasCounted(day: string): Promise<boolean> {
      return (await db.$count(dailyActivity, sql`${dailyActivity.date} = ${day}`)) > 0;
    },
  };
}
