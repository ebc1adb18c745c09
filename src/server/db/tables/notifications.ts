import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, numericId } from './columns.ts';
import { comments, discussions } from './discussions.ts';
import { errorReports } from './error-reports.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

const notificationKinds = ['reply', 'comment', 'removed', 'report', 'correction'] as const;

export const notifications = pgTable(
  'notifications',
  {
    id: numericId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    discussionId: integer('discussion_id').references(() => discussions.id, {
      onDelete: 'cascade',
    }),
    commentId: integer('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    errorReportId: integer('error_report_id').references(() => errorReports.id, {
      onDelete: 'cascade',
    }),
    /** The question whose answer was corrected. */
    questionId: integer('question_id').references(() => questions.id, { onDelete: 'cascade' }),
    message: text('message'),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (t) => [
    index('notifications_user_idx').on(t.userId, t.createdAt, t.id),
    index('notifications_unread_idx').on(t.userId).where(sql`${t.readAt} is null`),
    index('notifications_actor_id_idx').on(t.actorId),
    index('notifications_discussion_id_idx').on(t.discussionId),
    index('notifications_comment_id_idx').on(t.commentId),
    index('notifications_error_report_id_idx').on(t.errorReportId),
    index('notifications_question_id_idx').on(t.questionId),
  ],
);
