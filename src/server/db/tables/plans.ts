import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Effort, fewestMinutes, mostMinutes, phases } from '#shared/domain/plans.ts';
import { roles } from '#shared/domain/roles.ts';
import { bytea, createdAt, isListed, moment } from './columns.ts';
import { users } from './users.ts';

/** What learners set, and what came of it when their days were last laid out. */
export const plans = pgTable(
  'plans',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names its events in calendars. */
    id: uuid('id').notNull().defaultRandom(),
    interviewOn: date('interview_on', { mode: 'string' }).notNull(),
    minutes: smallint('minutes').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** From Monday. */
    weekdays: jsonb('weekdays').$type<Effort[]>().notNull(),
    /** Days that differ from their weekday, by date. */
    exceptions: jsonb('exceptions').$type<Record<string, Effort>>().notNull().default({}),
    wantsMail: boolean('wants_mail').notNull().default(false),
    /** The date of the last email, in the learner's time zone. */
    mailOn: date('mail_on', { mode: 'string' }),
    feedTokenHash: bytea('feed_token_hash').unique(),
    /** Counts changes to what the days are laid out from. */
    revision: integer('revision').notNull().default(1),
    /** The learner's date when the days were laid out; null: they have to be. */
    laidOutOn: date('laid_out_on', { mode: 'string' }),
    laidOutAt: moment('laid_out_at'),
    /** New questions that do not fit: how many, and the first of them. */
    leftOutCount: integer('left_out_count').notNull().default(0),
    leftOut: integer('left_out').array().notNull().default([]),
    /** The minutes a day with which they would fit; null: more than can be set, or all fit. */
    minutesForAll: smallint('minutes_for_all'),
    createdAt: createdAt(),
  },
  (t) => [
    index('plans_mail_idx').on(t.userId).where(sql`${t.wantsMail}`),
    check(
      'plans_minutes_check',
      sql`${t.minutes} between ${sql.raw(`${fewestMinutes} and ${mostMinutes}`)}`,
    ),
    check('plans_role_check', isListed(t.role, roles)),
  ],
);

/** Past days stay as they were planned. */
export const planDays = pgTable(
  'plan_days',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => plans.userId, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    phase: text('phase', { enum: phases }).notNull(),
    reviews: smallint('reviews').notNull(),
    questions: smallint('questions').notNull(),
    drills: smallint('drills').notNull(),
    minutes: smallint('minutes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.date] }),
    check('plan_days_phase_check', isListed(t.phase, phases)),
  ],
);
