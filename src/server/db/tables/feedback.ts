import { sql } from 'drizzle-orm';
import { check, index, integer, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, hasLength, moment, numericId } from './columns.ts';
import { users } from './users.ts';

/** The text that searches match. */
export const feedbackText = (t: Record<'name' | 'email' | 'message', PgColumn>) =>
  sql`(${t.message} || ' ' || coalesce(${t.name}, '') || ' ' || coalesce(${t.email}, ''))`;

export const feedbackMessages = pgTable(
  'feedback_messages',
  {
    id: numericId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name'),
    email: text('email'),
    message: text('message').notNull(),
    createdAt: createdAt(),
    handledAt: moment('handled_at'),
  },
  (t) => [
    index('feedback_messages_created_at_idx').on(t.createdAt, t.id),
    index('feedback_messages_open_idx').on(t.createdAt, t.id).where(sql`${t.handledAt} is null`),
    index('feedback_messages_user_id_idx').on(t.userId),
    index('feedback_messages_search_idx').using('gin', sql`${feedbackText(t)} gin_trgm_ops`),
    check('feedback_messages_message_check', hasLength(t.message, 1)),
  ],
);
