import { index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { questions } from './questions.ts';

/**
 * How difficult questions have proved to be, as lists and pages show it: `question_ratings` as of
 * the last hour. Every change here is announced, so rated answers must not write to it.
 */
export const questionMeasures = pgTable(
  'question_measures',
  {
    questionId: integer('question_id')
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    deviation: smallint('deviation').notNull(),
    /** First tries without help, and how many of them were right. */
    results: integer('results').notNull(),
    rightResults: integer('right_results').notNull(),
  },
  (t) => [index('question_measures_rating_idx').on(t.rating, t.deviation, t.questionId)],
);

/**
 * How long the right first answers to a question took, as of the last hour. Apart from the measures,
 * since pages do not show it: changes here are not announced, and drop no cached page.
 */
export const questionPaces = pgTable('question_paces', {
  questionId: integer('question_id')
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  /** The median. */
  seconds: integer('seconds').notNull(),
});
