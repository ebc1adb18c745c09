import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a query finds the column's value. An array is read once and looked up in the index; a
 * subquery is read for every row if the statistics date from before a burst of rows.
 */
export function isAmong(column: PgColumn, query: SQLWrapper): SQL {
  return sql`${column} = any(array(${query}))`;
}
