import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isListed, moment } from './columns.ts';
import { users } from './users.ts';

const timings = ['at_once', 'daily'] as const;

/** Administrators who want emails about new work. */
export const workMail = pgTable(
  'work_mail',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    timing: text('timing', { enum: timings }).notNull(),
    /** Work that arrived later is not in any email yet. */
    toldAt: moment('told_at').notNull(),
  },
  (t) => [check('work_mail_timing_check', isListed(t.timing, timings))],
);
