import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  bytea,
  createdAt,
  foldableText,
  hasLength,
  isListed,
  moment,
  numericId,
} from './columns.ts';

const signupLists = ['newsletter', 'ebook'] as const;

/** For the interview guide, too. */
export const signups = pgTable(
  'audience_signups',
  {
    id: numericId(),
    list: text('list', { enum: signupLists }).notNull(),
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
    check('audience_signups_list_check', isListed(t.list, signupLists)),
    check('audience_signups_email_check', hasLength(t.email, 3, 320)),
  ],
);
