import { and, asc, between, desc, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DayRange } from '#shared/domain/days.ts';
import type { Database } from '../../../db/client.ts';
import { dayOfMoment, isWithinDays } from '../../../db/day-range.ts';
import {
  dailyDevices,
  dailyPages,
  dailyReferrers,
  dailyVisits,
} from '../../../db/tables/analytics.ts';
import { subscriptions } from '../../../db/tables/billing.ts';
import { attempts } from '../../../db/tables/practice.ts';
import { users } from '../../../db/tables/users.ts';

const mostEntries = 100;

const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
const within = (column: PgColumn, { start, end }: DayRange) => between(column, start, end);

/** Reads only daily totals, so that the cost grows with days, not visits. */
export function createStatisticsRepository(db: Database) {
  /** The number of events per day, for days with any. */
  async function perDay(
    moment: PgColumn,
    range: DayRange,
    condition?: SQL,
  ): Promise<Map<string, number>> {
    const day = sql<string>`${dayOfMoment(moment)}::text`;
    const rows = await db
      .select({ day, count: sql<number>`count(*)`.mapWith(Number) })
      .from(moment.table)
      .where(and(condition, isWithinDays(moment, range)))
      .groupBy(day);
    return new Map(rows.map(({ day, count }) => [day, count]));
  }

  return {
    async visits(range: DayRange): Promise<Map<string, number>> {
      const rows = await db
        .select({ date: dailyVisits.date, totalVisits: dailyVisits.totalVisits })
        .from(dailyVisits)
        .where(within(dailyVisits.date, range));
      return new Map(rows.map(({ date, totalVisits }) => [date, totalVisits]));
    },

    async visitors(range: DayRange): Promise<number> {
      const [row] = await db
        .select({ count: total(dailyVisits.uniqueVisitors) })
        .from(dailyVisits)
        .where(within(dailyVisits.date, range));
      return row?.count ?? 0;
    },

    pages(range: DayRange) {
      return db
        .select({ path: dailyPages.path, count: total(dailyPages.count) })
        .from(dailyPages)
        .where(within(dailyPages.date, range))
        .groupBy(dailyPages.path)
        .orderBy(desc(sum(dailyPages.count)), asc(dailyPages.path))
        .limit(mostEntries);
    },

    devices(range: DayRange) {
      return db
        .select({ device: dailyDevices.device, count: total(dailyDevices.count) })
        .from(dailyDevices)
        .where(within(dailyDevices.date, range))
        .groupBy(dailyDevices.device)
        .orderBy(desc(sum(dailyDevices.count)), asc(dailyDevices.device));
    },

    referrers(range: DayRange) {
      return db
        .select({ referrer: dailyReferrers.referrer, count: total(dailyReferrers.count) })
        .from(dailyReferrers)
        .where(within(dailyReferrers.date, range))
        .groupBy(dailyReferrers.referrer)
        .orderBy(desc(sum(dailyReferrers.count)), asc(dailyReferrers.referrer))
        .limit(mostEntries);
    },

    registrations: (range: DayRange) => perDay(users.createdAt, range),

    solvedQuestions: (range: DayRange) =>
      perDay(attempts.createdAt, range, sql`${attempts.status} = 'solved'`),

    /** Without an accepted card, it is not a subscription yet. */
    subscriptions: (range: DayRange) =>
      perDay(subscriptions.createdAt, range, sql`${subscriptions.paymentConfirmed}`),
  };
}
