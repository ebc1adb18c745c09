import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, hasLength, numericId, updatedAt } from './columns.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

/** A user's own lists of questions. */
export const questionLists = pgTable(
  'question_lists',
  {
    id: numericId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    /** Part of the link that lets anyone read the list; null: not shared. */
    shareToken: text('share_token').unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('question_lists_user_idx').on(t.userId, t.updatedAt, t.id),
    check('question_lists_name_check', hasLength(t.name, 1, 100)),
    check('question_lists_description_check', hasLength(t.description, 1, 300)),
  ],
);

/** Hidden questions keep their place. */
export const listQuestions = pgTable(
  'list_questions',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => questionLists.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Ascending, possibly with gaps. */
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.questionId] }),
    index('list_questions_question_id_idx').on(t.questionId),
  ],
);
