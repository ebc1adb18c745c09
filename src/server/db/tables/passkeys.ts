import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt, hasLength, moment, numericId, sessionId } from './columns.ts';
import { users } from './users.ts';

export const passkeys = pgTable(
  'passkeys',
  {
    id: numericId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    credentialId: bytea('credential_id').notNull().unique('passkeys_credential_id_key'),
    publicKey: bytea('public_key').notNull(),
    /** How often the authenticator says it was used; always 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator. */
    transports: text('transports').array().notNull(),
    createdAt: createdAt(),
    sessionId: sessionId(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    index('passkeys_user_id_idx').on(t.userId),
    check('passkeys_name_check', hasLength(t.name, 1, 60)),
  ],
);

/** The hash covers what a challenge is for, so a row works for nothing else. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: bytea('hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expires_at_idx').on(t.expiresAt)],
);
