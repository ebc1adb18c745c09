import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: kinds }).notNull(),
    network: text('network').notNull(),
    device: text('device').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('security_log_user_id_idx').on(t.userId, t.createdAt, t.id),
    index('security_log_kind_idx').on(t.kind, t.createdAt, t.id),
    index('security_log_created_at_idx').on(t.createdAt, t.id),
    check('security_log_kind_check', isListed(t.kind, kinds)),
  ],
);
