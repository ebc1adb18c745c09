import { type SQL, sql } from 'drizzle-orm';
import { customType, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Text sorted or compared case-insensitively. The fixed collation makes `lower()` and the sort
 * order the same on every server, whatever its locale.
 */
export const foldableText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "pg_unicode_fast"',
});

/** `lower()` of a text, with the collation of such a column. */
export function folded(text: string): SQL {
  return sql`lower(${text} collate "pg_unicode_fast")`;
}

export const numericId = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** Millisecond precision, so that a value survives the round trip through a JavaScript Date. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The session that added something. Not a reference: the session may have ended since. */
export const sessionId = () => integer('session_id');

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const updatedAt = () => moment('updated_at').notNull().defaultNow();

export function isListed(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/**
 * Checks a length that callers validate in JavaScript. A string never has fewer UTF-8 bytes or more
 * code points than UTF-16 units, so what passes there always passes here.
 */
export function hasLength(column: PgColumn, minimum: number, maximum?: number): SQL {
  const enough = sql`octet_length(${column}) >= ${sql.raw(String(minimum))}`;
  return maximum === undefined
    ? enough
    : sql`${enough} and char_length(${column}) <= ${sql.raw(String(maximum))}`;
}
