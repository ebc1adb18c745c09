import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, hasLength, isListed, moment, numericId } from './columns.ts';
import { users } from './users.ts';

const mailStatuses = ['queued', 'sent', 'failed'] as const;

/** The text that searches match. */
export const mailText = (t: Record<'recipient' | 'subject', PgColumn>) =>
  sql`(${t.recipient} || ' ' || ${t.subject})`;

export const mailMessages = pgTable(
  'mail_messages',
  {
    id: numericId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** At most one message per key, for example per thread, recipient and hour. */
    dedupeKey: text('dedupe_key').unique(),
    createdAt: createdAt(),
    lastAttemptAt: moment('last_attempt_at'),
    sentAt: moment('sent_at'),
  },
  (t) => [
    index('mail_messages_status_idx').on(t.status, t.createdAt, t.id),
    index('mail_messages_failed_idx').on(t.lastAttemptAt, t.id).where(sql`${t.status} = 'failed'`),
    index('mail_messages_created_at_idx').on(t.createdAt, t.id),
    index('mail_messages_search_idx').using('gin', sql`${mailText(t)} gin_trgm_ops`),
    index('mail_messages_user_id_idx').on(t.userId),
    check('mail_messages_recipient_check', hasLength(t.recipient, 3, 320)),
    check('mail_messages_status_check', isListed(t.status, mailStatuses)),
    check('mail_messages_attempts_check', sql`${t.attempts} >= 0`),
    check('mail_messages_sent_at_check', sql`${t.status} <> 'sent' or ${t.sentAt} is not null`),
  ],
);
