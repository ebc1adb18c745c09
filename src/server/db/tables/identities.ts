import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, createdAt, isListed, moment, numericId, sessionId } from './columns.ts';
import { sessions, users } from './users.ts';

const purposes = ['sign_in', 'link', 'confirm'] as const;

/** Who someone is at an OpenID Connect provider: the subject never changes, the email may. */
export const identities = pgTable(
  'identities',
  {
    id: numericId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAt(),
    sessionId: sessionId(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('identities_subject_key').on(t.issuer, t.subject),
    uniqueIndex('identities_user_key').on(t.userId, t.issuer),
  ],
);

/** Trips to a provider that have not returned yet, each bound to a browser by a cookie's hash. */
export const openIdFlows = pgTable(
  'openid_flows',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    provider: text('provider').notNull(),
    purpose: text('purpose', { enum: purposes }).notNull(),
    /** The session of the account in question; null: someone is signing in. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    returnTo: text('return_to').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('openid_flows_session_id_idx').on(t.sessionId),
    index('openid_flows_expires_at_idx').on(t.expiresAt),
    check('openid_flows_purpose_check', isListed(t.purpose, purposes)),
  ],
);

/** Identities without an account, until their owner registers or links them. */
export const pendingIdentities = pgTable(
  'pending_identities',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** Null unless the provider has verified it. */
    email: text('email'),
    nickname: text('nickname').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('pending_identities_expires_at_idx').on(t.expiresAt)],
);
