import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** One row for each person who practices: counters, and what they chose. */
export const learners = pgTable(
  'learners',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day, in UTC, of the last rated result, and how many it has. */
    ratedOn: date('rated_on', { mode: 'string' }),
    ratedToday: integer('rated_today').notNull().default(0),
    /** An email of what is due, at most one a day. */
    wantsReviewMail: boolean('wants_review_mail').notNull().default(false),
    /** The learner's day of the last one. */
    reviewMailOn: date('review_mail_on', { mode: 'string' }),
  },
  (t) => [index('learners_review_mail_idx').on(t.userId).where(sql`${t.wantsReviewMail}`)],
);
