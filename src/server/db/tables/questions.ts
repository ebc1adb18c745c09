import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  foldableText,
  hasLength,
  isListed,
  moment,
  numericId,
  updatedAt,
} from './columns.ts';
import { users } from './users.ts';

const difficulties = ['Easy', 'Medium', 'Hard'] as const;
const statuses = ['attempted', 'solved'] as const;
const revisionSubjects = ['question', 'solution'] as const;

export const questions = pgTable(
  'questions',
  {
    id: numericId(),
    name: foldableText('name').notNull(),
    /** One neutral line that says what is asked, or null. */
    subject: text('subject'),
    tags: text('tags').array().notNull().default([]),
    // Columns instead of expressions: PostgreSQL uses index-only scans only for columns.
    nameKey: foldableText('name_key').notNull().generatedAlwaysAs(sql`lower(name)`),
    description: text('description').notNull(),
    descriptionHtml: text('description_html').notNull(),
    /** For administrators' searches, which would spend most of their time folding case. */
    textKey: foldableText('text_key')
      .notNull()
      .generatedAlwaysAs(
        sql`lower((coalesce(subject, '') || ' ' || description) collate "pg_unicode_fast")`,
      ),
    difficulty: text('difficulty', { enum: difficulties }).notNull().default('Medium'),
    difficultyRank: smallint('difficulty_rank')
      .notNull()
      .generatedAlwaysAs(sql`case difficulty when 'Easy' then 1 when 'Medium' then 2 else 3 end`),
    category: foldableText('category').notNull().default('General'),
    categoryKey: foldableText('category_key').notNull().generatedAlwaysAs(sql`lower(category)`),
    type: text('type').notNull().default('Quantitative Researcher Interview Question'),
    imageUrl: text('image_url'),
    isVisible: boolean('is_visible').notNull().default(true),
    isPremium: boolean('is_premium').notNull().default(false),
    /** False: the question has changed so that its answer, hints and simulation no longer fit. */
    keepsAnswer: boolean('keeps_answer').notNull().default(true),
    /** Fingerprint of the imported row, so that importing a file again adds no duplicates. */
    importKey: text('import_key'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Each sort order of the question list is an index-only scan.
    index('questions_name_idx').on(t.nameKey, t.id, t.isVisible),
    index('questions_difficulty_idx').on(t.difficultyRank, t.nameKey, t.id, t.isVisible),
    index('questions_category_idx').on(t.categoryKey, t.nameKey, t.id, t.isVisible, t.category),
    index('questions_search_idx').using('gin', t.nameKey.op('gin_trgm_ops')),
    index('questions_text_idx').using('gin', t.textKey.op('gin_trgm_ops')),
    index('questions_tags_idx').using('gin', t.tags),
    index('questions_updated_at_idx').on(t.updatedAt, t.id),
    uniqueIndex('questions_import_key_key').on(t.importKey),
    check('questions_name_check', hasLength(t.name, 1, 300)),
    check('questions_subject_check', hasLength(t.subject, 1, 160)),
    check('questions_description_check', hasLength(t.description, 1)),
    check('questions_category_check', hasLength(t.category, 1, 100)),
    check('questions_type_check', hasLength(t.type, 1, 200)),
    check('questions_difficulty_check', isListed(t.difficulty, difficulties)),
    check('questions_version_check', sql`${t.version} >= 1`),
  ],
);

export const solutions = pgTable(
  'solutions',
  {
    id: numericId(),
    questionId: integer('question_id')
      .notNull()
      .unique()
      .references(() => questions.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    contentHtml: text('content_html').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('solutions_updated_at_idx').on(t.updatedAt),
    check('solutions_content_check', hasLength(t.content, 1)),
    check('solutions_version_check', sql`${t.version} >= 1`),
  ],
);

/** The question of the day, for each date on which someone has seen it. */
export const dailyQuestions = pgTable(
  'daily_questions',
  {
    date: date('date', { mode: 'string' }).primaryKey(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
  },
  (t) => [index('daily_questions_question_id_idx').on(t.questionId)],
);

/** No row means not started. */
export const questionStatuses = pgTable(
  'question_statuses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    status: text('status', { enum: statuses }).notNull(),
    /** When the user ran the simulation without answering first: later acts count as helped. */
    exploredAt: moment('explored_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index('question_statuses_user_status_idx').on(t.userId, t.status, t.questionId),
    index('question_statuses_question_id_idx').on(t.questionId),
    check('question_statuses_status_check', isListed(t.status, statuses)),
  ],
);

/** A question or solution at each version, for the edit history and restore. */
export const questionRevisions = pgTable(
  'question_revisions',
  {
    id: numericId(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: revisionSubjects }).notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    editorId: integer('editor_id').references(() => users.id, { onDelete: 'set null' }),
    editorName: text('editor_name'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('question_revisions_version_key').on(t.questionId, t.subject, t.version),
    index('question_revisions_editor_id_idx').on(t.editorId),
    check('question_revisions_subject_check', isListed(t.subject, revisionSubjects)),
    check('question_revisions_version_check', sql`${t.version} >= 1`),
  ],
);

/**
 * What the question bank last wrote under each slug. A newer version was edited by an
 * administrator and a missing question was deleted by one: the bank leaves both alone.
 */
export const bankEntries = pgTable(
  'bank_entries',
  {
    slug: text('slug').primaryKey(),
    questionId: integer('question_id')
      .unique()
      .references(() => questions.id, { onDelete: 'set null' }),
    contentHash: text('content_hash').notNull(),
    questionVersion: integer('question_version').notNull(),
    solutionVersion: integer('solution_version'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('bank_entries_question_version_check', sql`${t.questionVersion} >= 1`),
    check('bank_entries_solution_version_check', sql`${t.solutionVersion} >= 1`),
  ],
);
