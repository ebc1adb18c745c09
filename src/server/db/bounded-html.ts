import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { htmlPerResponse } from '#shared/domain/text-size.ts';

const notice = '<p>This text is too large to be shown.</p>\n';

/** Rendered text once had no limit: anything that would fill a response by itself is left out. */
export function boundedHtml(column: PgColumn): SQL<string> {
  return sql<string>`case when octet_length(${column}) > ${htmlPerResponse} then ${notice} else ${column} end`;
}
