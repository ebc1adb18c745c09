import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const day = () => date('date', { mode: 'string' });
const count = (name: string) => integer(name).notNull();

/** The site's activity each day, counted once it is over. Accounts deleted later still count. */
export const dailyActivity = pgTable(
  'daily_activity',
  {
    date: day().primaryKey(),
    registrations: count('registrations'),
    answers: count('answers'),
    firstTries: count('first_tries'),
    rightFirstTries: count('right_first_tries'),
    countedAt: moment('counted_at').notNull(),
  },
  (t) => [
    check(
      'daily_activity_check',
      sql`${t.registrations} >= 0 and ${t.rightFirstTries} between 0 and ${t.firstTries}
        and ${t.firstTries} <= ${t.answers}`,
    ),
  ],
);

/** How many people were active in the last `days` days, this one included. */
export const dailyActive = pgTable(
  'daily_active',
  {
    date: day().notNull(),
    days: smallint('days').notNull(),
    people: count('people'),
  },
  (t) => [primaryKey({ columns: [t.date, t.days] })],
);

/** The monthly value, in cents, of the subscriptions that are paid up at the end of this day. */
export const dailyRevenue = pgTable(
  'daily_revenue',
  {
    date: day().notNull(),
    provider: text('provider').notNull(),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.date, t.provider, t.currency] })],
);
