import { bigint, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { bytea, createdAt, moment, sessionId } from './columns.ts';
import { users } from './users.ts';

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Authenticator apps, one per account. */
export const authenticators = pgTable('authenticators', {
  userId: userId().primaryKey(),
  secret: bytea('secret').notNull(),
  createdAt: createdAt(),
  /** Null: no correct code has been entered yet, so sign-in does not ask for one. */
  confirmedAt: moment('confirmed_at'),
  /** The session that confirmed it. */
  sessionId: sessionId(),
  /** The time step of the last code that was used: it and older ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Each works once, in place of a second factor. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: bytea('code_hash').notNull(),
    createdAt: createdAt(),
    sessionId: sessionId(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Sign-ins with the right password that are waiting for a second factor. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: userId(),
    tries: smallint('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('sign_in_steps_user_id_idx').on(t.userId),
    index('sign_in_steps_expires_at_idx').on(t.expiresAt),
  ],
);
