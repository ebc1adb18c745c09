import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, isListed } from './columns.ts';
import { users } from './users.ts';

const kinds = [
  'sign_in',
  'sign_in_provider',
  'sign_in_failed',
  'sign_in_refused',
  'password_failed',
  'password_changed',
  'password_reset',
  'reset_requested',
  'email_changed',
  'email_reverted',
  'verification_resent',
  'passkey_added',
  'passkey_removed',
  'passkey_failed',
  'provider_linked',
  'provider_unlinked',
  'session_ended',
  'sessions_ended',
  'second_factor_failed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'data_exported',
] as const;

/** What happened to accounts. What administrators did to them is in the audit log. */
export const securityEvents = pgTable(
  'security_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: refusals of a network that tries one account after another. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: kinds }).notNull(),
    network: text('network').notNull(),
    device: text('device').notNull(),
    /** Refusals within an hour are one event. */
    count: integer('count').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('security_log_user_id_idx').on(t.userId, t.createdAt, t.id),
    index('security_log_kind_idx').on(t.kind, t.createdAt, t.id),
    index('security_log_created_at_idx').on(t.createdAt, t.id),
    uniqueIndex('security_log_refused_idx')
      .on(
        sql`coalesce(${t.userId}, 0)`,
        t.network,
        sql`date_trunc('hour', ${t.createdAt} at time zone 'UTC')`,
      )
      .where(sql`${t.kind} = 'sign_in_refused'`),
    check('security_log_kind_check', isListed(t.kind, kinds)),
    check('security_log_user_check', sql`${t.userId} is not null or ${t.kind} = 'sign_in_refused'`),
  ],
);
