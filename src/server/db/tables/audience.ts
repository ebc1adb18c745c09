import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  type PgColumn,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  bytea,
  createdAt,
  foldableText,
  hasLength,
  isListed,
  moment,
  numericId,
} from './columns.ts';
import { users } from './users.ts';

const audienceLists = ['newsletter', 'ebook'] as const;

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

export const audienceSignups = pgTable(
  'audience_signups',
  {
    id: numericId(),
    list: text('list', { enum: audienceLists }).notNull(),
    email: foldableText('email').notNull(),
    confirmationTokenHash: bytea('confirmation_token_hash').unique(),
    confirmationExpiresAt: moment('confirmation_expires_at'),
    unsubscribeTokenHash: bytea('unsubscribe_token_hash').unique(),
    createdAt: createdAt(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (t) => [
    uniqueIndex('audience_signups_email_key').on(t.list, sql`lower(${t.email})`),
    index('audience_signups_created_at_idx').on(t.list, t.createdAt, t.id),
    index('audience_signups_confirmed_at_idx').on(t.list, t.confirmedAt, t.id),
    index('audience_signups_search_idx').using('gin', t.email.op('gin_trgm_ops')),
    check('audience_signups_list_check', isListed(t.list, audienceLists)),
    check('audience_signups_email_check', hasLength(t.email, 3, 320)),
  ],
);
