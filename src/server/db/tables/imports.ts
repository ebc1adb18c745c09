import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ImportResult } from '#shared/contracts/import.ts';
import { createdAt, isListed, updatedAt } from './columns.ts';
import { users } from './users.ts';

const runStatuses = ['running', 'done', 'failed'] as const;

/** The progress of an import, for all processes. Deleted after a day. */
export const importRuns = pgTable(
  'import_runs',
  {
    /** Chosen by the page that started it. */
    key: text('key').primaryKey(),
    startedBy: integer('started_by').references(() => users.id, { onDelete: 'set null' }),
    isDryRun: boolean('is_dry_run').notNull(),
    status: text('status', { enum: runStatuses }).notNull().default('running'),
    total: integer('total').notNull().default(0),
    processed: integer('processed').notNull().default(0),
    failure: text('failure'),
    result: jsonb('result').$type<ImportResult>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('import_runs_started_by_idx').on(t.startedBy),
    index('import_runs_created_at_idx').on(t.createdAt),
    check('import_runs_key_check', sql`${t.key} ~ '^[A-Za-z0-9_-]{1,64}$'`),
    check('import_runs_status_check', isListed(t.status, runStatuses)),
    check('import_runs_counts_check', sql`${t.total} >= 0 and ${t.processed} >= 0`),
  ],
);
