import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { tsvector } from './columns.ts';
import { questions } from './questions.ts';

const questionId = () =>
  integer('question_id')
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' });

/**
 * What each question is found by, maintained by triggers on `questions`. A separate table, so that
 * a scan does not read the questions' full texts.
 */
export const questionSearch = pgTable(
  'question_search',
  {
    questionId: questionId(),
    isVisible: boolean('is_visible').notNull(),
    /** The name (weight A), the tags (B) and the subject line (C). */
    head: tsvector('head').notNull(),
    /** The same, and the statement (D). */
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('question_search_head_idx').using('gin', t.head),
    index('question_search_words_idx').using('gin', t.words),
  ],
);

/** The words of visible questions, to correct typing errors. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_trigram_idx').using('gin', t.word.op('gin_trgm_ops')),
]);

/**
 * Questions whose words have yet to be added. Saving a question does not add its words: it would
 * have to wait for other saves that add the same ones.
 */
export const searchBacklog = pgTable('search_backlog', { questionId: questionId() });
