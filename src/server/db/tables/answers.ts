import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Answer } from '#shared/contracts/answer.ts';
import { questions } from './questions.ts';

interface StoredHint {
  source: string;
  html: string;
}

/** What the question bank knows about a question beyond its text. Other questions have no row. */
export const questionAnswers = pgTable('question_answers', {
  questionId: integer('question_id')
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  answer: jsonb('answer').$type<Answer>().notNull(),
  hints: jsonb('hints').$type<StoredHint[]>().notNull(),
  /** The bank's slug, by which its simulation is found. */
  slug: text('slug').notNull().unique(),
  hasSimulation: boolean('has_simulation').notNull(),
});
