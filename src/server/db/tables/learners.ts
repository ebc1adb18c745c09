import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Served } from './recommendations.ts';
import { users } from './users.ts';

/** One row for each person who practices: counters and preferences. */
export const learners = pgTable(
  'learners',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The UTC day of the last rated result, and the number of results that day. */
    ratedOn: date('rated_on', { mode: 'string' }),
    ratedToday: integer('rated_today').notNull().default(0),
    /** An email about what is due, at most once a day. */
    wantsReviewMail: boolean('wants_review_mail').notNull().default(false),
    /** The date of the last one, in the learner's time zone. */
    reviewMailOn: date('review_mail_on', { mode: 'string' }),
    /** The last recommendation, until it is answered. */
    served: jsonb('served').$type<Served>(),
  },
  (t) => [index('learners_review_mail_idx').on(t.userId).where(sql`${t.wantsReviewMail}`)],
);
