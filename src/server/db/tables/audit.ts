import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, isListed, numericId } from './columns.ts';
import { users } from './users.ts';

const exportFormats = ['json', 'csv'] as const;

/** The text that searches match. */
export const auditText = (
  t: Record<'actorName' | 'action' | 'subjectType' | 'subjectId' | 'details', PgColumn>,
) =>
  sql`(${t.actorName} || ' ' || ${t.action} || ' ' || ${t.subjectType} || ' ' || coalesce(${t.subjectId}, '') || ' ' || ${t.details}::text)`;

/** The actor's name is stored too, so that a row still says who it was once the account is gone. */
export const auditEntries = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_created_at_idx').on(t.createdAt, t.id),
    index('audit_log_actor_id_idx').on(t.actorId, t.createdAt),
    index('audit_log_action_idx').on(t.action, t.createdAt),
    index('audit_log_subject_idx').on(t.subjectType, t.subjectId, t.createdAt),
    index('audit_log_search_idx').using('gin', sql`${auditText(t)} gin_trgm_ops`),
  ],
);

/** Exports of questions removed by a delete-all. */
export const keptExports = pgTable(
  'kept_exports',
  {
    id: numericId(),
    reason: text('reason').notNull(),
    format: text('format', { enum: exportFormats }).notNull(),
    rowCount: integer('row_count').notNull(),
    /** Compressed with gzip. */
    data: bytea('data').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdByName: text('created_by_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('kept_exports_created_at_idx').on(t.createdAt, t.id),
    index('kept_exports_created_by_idx').on(t.createdBy),
    check('kept_exports_format_check', isListed(t.format, exportFormats)),
    check('kept_exports_row_count_check', sql`${t.rowCount} >= 0`),
  ],
);
