import { sql } from 'drizzle-orm';
import { check, index, integer, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, hasLength, numericId, updatedAt } from './columns.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

/** The text that searches match, besides the question. */
export const reportText = (t: Record<'description' | 'reportedByEmail', PgColumn>) =>
  sql`(${t.description} || ' ' || ${t.reportedByEmail})`;

export const errorReports = pgTable(
  'error_reports',
  {
    id: numericId(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    reportedBy: integer('reported_by').references(() => users.id, { onDelete: 'set null' }),
    reportedByEmail: text('reported_by_email').notNull().default('anonymous'),
    description: text('description').notNull(),
    /** The variant that it is about, such as 1.7; null: the usual numbers. */
    variant: text('variant'),
    /** Free text: administrators may set any value. */
    status: text('status').notNull().default('New'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('error_reports_question_id_idx').on(t.questionId),
    index('error_reports_reported_by_idx').on(t.reportedBy, t.createdAt),
    index('error_reports_status_idx').on(sql`lower(${t.status})`, t.createdAt, t.id),
    index('error_reports_email_idx').on(sql`lower(${t.reportedByEmail})`, t.id),
    index('error_reports_created_at_idx').on(t.createdAt, t.id),
    index('error_reports_search_idx').using('gin', sql`${reportText(t)} gin_trgm_ops`),
    check('error_reports_description_check', hasLength(t.description, 10)),
    check('error_reports_status_check', hasLength(t.status, 1, 50)),
  ],
);

export const errorReportReplies = pgTable(
  'error_report_replies',
  {
    id: numericId(),
    errorReportId: integer('error_report_id')
      .notNull()
      .references(() => errorReports.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('error_report_replies_report_idx').on(t.errorReportId, t.createdAt, t.id),
    index('error_report_replies_author_id_idx').on(t.authorId),
    check('error_report_replies_content_check', hasLength(t.content, 1)),
  ],
);
