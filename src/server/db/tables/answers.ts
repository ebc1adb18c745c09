import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Answer } from '#shared/contracts/answer.ts';
import { questions } from './questions.ts';

interface StoredHint {
  source: string;
  html: string;
}

/** What the question bank knows of a question beyond its text. Questions from elsewhere have no row. */
export const questionAnswers = pgTable('question_answers', {
  questionId: integer('question_id')
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  answer: jsonb('answer').$type<Answer>().notNull(),
  hints: jsonb('hints').$type<StoredHint[]>().notNull(),
  /** The bank's name for the question, by which a browser finds its simulation. */
  slug: text('slug').notNull().unique(),
  hasSimulation: boolean('has_simulation').notNull(),
});
