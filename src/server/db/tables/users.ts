import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
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
  sessionId,
} from './columns.ts';

const tokenPurposes = [
  'verify_email',
  'reset_password',
  'revert_email',
  'unsubscribe',
  'unsubscribe_work',
  'unsubscribe_reviews',
  'unsubscribe_plans',
  'unsubscribe_sign_ins',
] as const;

export const users = pgTable(
  'users',
  {
    id: numericId(),
    username: foldableText('username').notNull(),
    email: foldableText('email').notNull(),
    /** Null: the account signs in another way. */
    passwordHash: text('password_hash'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    /** Verified by someone who was not signed in to the account, and may not be its owner. */
    verifiedElsewhere: boolean('verified_elsewhere').notNull().default(false),
    timeZone: text('time_zone'),
    mailNotifications: boolean('mail_notifications').notNull().default(true),
    /** Whether to email about sign-ins on new devices. */
    mailSignIns: boolean('mail_sign_ins').notNull().default(true),
    createdAt: createdAt(),
    lastActive: moment('last_active').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_username_search_idx').using('gin', sql`lower(${t.username}) gin_trgm_ops`),
    index('users_email_search_idx').using('gin', sql`lower(${t.email}) gin_trgm_ops`),
    index('users_created_at_idx').on(t.createdAt, t.id),
    index('users_last_active_idx').on(t.lastActive, t.id),
    index('users_admins_idx').on(t.id).where(sql`${t.isAdmin}`),
    check('users_username_check', sql`${t.username} ~ '^[A-Za-z0-9_-]{3,20}$'`),
    check(
      'users_email_check',
      sql`${hasLength(t.email, 3, 320)} and position('@' in ${t.email}) > 1`,
    ),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: numericId(),
    tokenHash: bytea('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** Null: from before this was recorded. */
    passwordEnteredAt: moment('password_entered_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('sessions_user_id_idx').on(t.userId),
    index('sessions_expires_at_idx').on(t.expiresAt),
  ],
);

/** Browsers that someone has signed in with, recognized by a cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull(),
    firstUsedAt: moment('first_used_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] })],
);

/** Secrets sent by email: stored hashed, redeemed once, each bound to its recipient's email. */
export const userTokens = pgTable(
  'user_tokens',
  {
    id: numericId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    tokenHash: bytea('token_hash').notNull().unique(),
    email: foldableText('email').notNull(),
    /** For a link that reverts an email change: the session behind the change; null: unrecorded. */
    sessionId: sessionId(),
    /** The account's value when the email was changed. */
    verifiedElsewhere: boolean('verified_elsewhere').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('user_tokens_user_id_idx').on(t.userId, t.purpose),
    index('user_tokens_expires_at_idx').on(t.expiresAt),
    index('user_tokens_revert_idx')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.purpose} = 'revert_email'`),
    check('user_tokens_purpose_check', isListed(t.purpose, tokenPurposes)),
  ],
);
