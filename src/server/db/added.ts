import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What was added to an account since a given time, or by one session. */
export interface Added {
  since: Date;
  sessionId: number | null;
}

interface AddedColumns {
  userId: PgColumn;
  createdAt: PgColumn | SQL;
  sessionId: PgColumn;
}

export function wasAdded(
  { userId, createdAt, sessionId }: AddedColumns,
  owner: number,
  added: Added,
): SQL | undefined {
  const isBySession = added.sessionId === null ? undefined : eq(sessionId, added.sessionId);
  return and(eq(userId, owner), or(sql`${createdAt} >= ${added.since}`, isBySession));
}
