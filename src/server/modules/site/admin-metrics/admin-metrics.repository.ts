import { and, between, desc, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Figure } from '#shared/contracts/admin-metrics.ts';
import { otherEntries } from '#shared/domain/analytics.ts';
import type { DayRange } from '#shared/domain/days.ts';
import type { Database } from '../../../db/client.ts';
import { dailyActive, dailyActivity, dailyRevenue } from '../../../db/tables/admin-metrics.ts';
import { dailyPages, dailyReferrers, dailyVisits } from '../../../db/tables/analytics.ts';

export interface Periods {
  now: DayRange;
  before: DayRange;
}

/** How many pages and referrers. */
const mostEntries = 5;

/** Reads only daily totals, so that the cost grows with days, not events. */
export function createAdminMetricsRepository(db: Database) {
  /** The most frequent entries, with how often they occurred before. */
  function listTop(
    table: typeof dailyPages | typeof dailyReferrers,
    entry: PgColumn,
    { now, before }: Periods,
  ) {
    const { date, count } = table;
    const top = db
      .select({ entry: sql<string>`${entry}`.as('entry'), now: sum(count).as('now') })
      .from(table)
      .where(and(between(date, now.start, now.end), ne(entry, otherEntries)))
      .groupBy(entry)
      .orderBy(desc(sum(count)), entry)
      .limit(mostEntries)
      .as('top');
    const earlier = db
      .select({ count: sum(count) })
      .from(table)
      .where(and(between(date, before.start, before.end), sql`${entry} = ${top.entry}`));
    return db
      .select({
        entry: top.entry,
        now: sql`${top.now}`.mapWith(Number),
        before: sql`coalesce((${earlier}), 0)`.mapWith(Number),
      })
      .from(top)
      .orderBy(desc(top.now), top.entry);
  }

  return {
    async visits(periods: Periods): Promise<Figure> {
      const { date, totalVisits } = dailyVisits;
      const [row] = await db
        .select(sumsOf(totalVisits, date, periods))
        .from(dailyVisits)
        .where(between(date, periods.before.start, periods.now.end));
      return row ?? { now: 0, before: 0 };
    },

    async visitsOn(day: string): Promise<number> {
      const { date, totalVisits } = dailyVisits;
      const [row] = await db.select({ visits: totalVisits }).from(dailyVisits).where(eq(date, day));
      return row?.visits ?? 0;
    },

    async activity(periods: Periods) {
      const { date, registrations, answers, firstTries, rightFirstTries } = dailyActivity;
      const [row] = await db
        .select({
          registrations: sumsOf(registrations, date, periods),
          answers: sumsOf(answers, date, periods),
          firstTries: sumsOf(firstTries, date, periods),
          rightFirstTries: sumsOf(rightFirstTries, date, periods),
        })
        .from(dailyActivity)
        .where(between(date, periods.before.start, periods.now.end));
      if (!row) throw new Error('The sum returned no row');
      return row;
    },

    async active({ now, before }: Periods, days: number): Promise<Figure> {
      const rows = await db
        .select({ date: dailyActive.date, people: dailyActive.people })
        .from(dailyActive)
        .where(and(eq(dailyActive.days, days), inArray(dailyActive.date, [now.end, before.end])));
      const people = new Map(rows.map((row) => [row.date, row.people]));
      return { now: people.get(now.end) ?? 0, before: people.get(before.end) ?? 0 };
    },

    /** By currency, for the current provider only. */
    revenue({ now, before }: Periods, provider: string) {
      const { date, currency, amount } = dailyRevenue;
      const at = (day: string) =>
        sql`coalesce(sum(${amount}) filter (where ${date} = ${day}), 0)`.mapWith(Number);
      return db
        .select({ currency, now: at(now.end), before: at(before.end) })
        .from(dailyRevenue)
        .where(and(eq(dailyRevenue.provider, provider), inArray(date, [now.end, before.end])))
        .groupBy(currency)
        .orderBy(currency);
    },

    pages: (periods: Periods) => listTop(dailyPages, dailyPages.path, periods),
    referrers: (periods: Periods) => listTop(dailyReferrers, dailyReferrers.referrer, periods),
  };
}

function sumsOf(column: PgColumn, date: PgColumn, { now, before }: Periods) {
  const sumWithin = ({ start, end }: DayRange) =>
    sql`coalesce(sum(${column}) filter (where ${between(date, start, end)}), 0)`.mapWith(Number);
  return { now: sumWithin(now), before: sumWithin(before) };
}
