import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, hasLength, moment } from './columns.ts';

const day = () => date('date', { mode: 'string' });
const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** A buffer: rows are deleted once they are added to the daily totals. */
export const visits = pgTable(
  'visits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    occurredAt: moment('occurred_at').notNull().defaultNow(),
    visitorHash: bytea('visitor_hash').notNull(),
    path: text('path').notNull(),
    device: text('device').notNull(),
    referrer: text('referrer').notNull(),
  },
  (t) => [
    check('visits_path_check', hasLength(t.path, 1, 500)),
    check('visits_device_check', hasLength(t.device, 1, 50)),
    check('visits_referrer_check', hasLength(t.referrer, 1, 300)),
  ],
);

export const dailyVisits = pgTable(
  'daily_visits',
  {
    date: day().primaryKey(),
    totalVisits: count('total_visits'),
    uniqueVisitors: count('unique_visitors'),
  },
  (t) => [check('daily_visits_check', sql`${t.totalVisits} >= 0 and ${t.uniqueVisitors} >= 0`)],
);

export const dailyVisitors = pgTable(
  'daily_visitors',
  {
    date: day().notNull(),
    visitorHash: bytea('visitor_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.date, t.visitorHash] })],
);

export const dailyPages = pgTable(
  'daily_pages',
  {
    date: day().notNull(),
    path: text('path').notNull(),
    count: count('count'),
  },
  (t) => [
    primaryKey({ columns: [t.date, t.path] }),
    check('daily_pages_count_check', sql`${t.count} >= 0`),
  ],
);

export const dailyDevices = pgTable(
  'daily_devices',
  {
    date: day().notNull(),
    device: text('device').notNull(),
    count: count('count'),
  },
  (t) => [
    primaryKey({ columns: [t.date, t.device] }),
    check('daily_devices_count_check', sql`${t.count} >= 0`),
  ],
);

export const dailyReferrers = pgTable(
  'daily_referrers',
  {
    date: day().notNull(),
    referrer: text('referrer').notNull(),
    count: count('count'),
  },
  (t) => [
    primaryKey({ columns: [t.date, t.referrer] }),
    check('daily_referrers_count_check', sql`${t.count} >= 0`),
  ],
);

/** Deleted when its day is over, so that no hash can be tied to a visitor. */
export const visitorSalts = pgTable('visitor_salts', {
  date: day().primaryKey(),
  salt: bytea('salt').notNull(),
});
