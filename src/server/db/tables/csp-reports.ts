import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment, numericId } from './columns.ts';

/** Browsers' reports of what the content security policy blocked; identical ones share a row. */
export const cspReports = pgTable(
  'csp_reports',
  {
    id: numericId(),
    directive: text('directive').notNull(),
    blocked: text('blocked').notNull(),
    page: text('page').notNull(),
    source: text('source').notNull(),
    count: integer('count').notNull().default(1),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (t) => [
    unique('csp_reports_key').on(t.directive, t.blocked, t.page, t.source),
    index('csp_reports_last_seen_at_idx').on(t.lastSeenAt, t.id),
    check('csp_reports_count_check', sql`${t.count} > 0`),
  ],
);
