import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, hasLength, updatedAt } from './columns.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

const own = () => ({
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  questionId: integer('question_id')
    .notNull()
    .references(() => questions.id, { onDelete: 'cascade' }),
});

export const stars = pgTable('stars', { ...own(), createdAt: createdAt() }, (t) => [
  primaryKey({ columns: [t.userId, t.questionId] }),
  index('stars_question_id_idx').on(t.questionId),
]);

/** Private. A note without text is deleted. */
export const notes = pgTable(
  'notes',
  {
    ...own(),
    content: text('content').notNull(),
    /** New with every save, so that a new note is never mistaken for a deleted one. */
    version: uuid('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index('notes_question_id_idx').on(t.questionId),
    check('notes_content_check', hasLength(t.content, 1)),
  ],
);
