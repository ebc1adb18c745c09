import { and, eq, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  pgView,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Answer } from '#shared/contracts/answer.ts';
import type { VariantSet } from '#shared/contracts/variant.ts';
import { type SingleAnswer, selfJudgedKinds } from '#shared/domain/answer-value.ts';
import { questions } from './questions.ts';

/** Markdown with formulas. */
interface StoredText {
  source: string;
  html: string;
}

interface StoredFollowUp {
  question: StoredText;
  answer: StoredText;
  /** Undefined: it is only read. */
  check?: SingleAnswer | undefined;
}

/** Whether answers are checked, not judged by those who gave them. */
export function isClosedAnswer(answer: PgColumn): SQL {
  return sql`(${answer} ->> 'kind' <> all(${sql.param([...selfJudgedKinds])}::text[]))`;
}

/**
 * Questions whose answer was changed and whose attempts must be judged again, recorded by a trigger
 * on `question_answers`.
 */
export const answerChanges = pgTable('answer_changes', {
  questionId: integer('question_id')
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  /** The number of changes since the attempts were last judged. */
  changes: integer('changes').notNull(),
});

/** What a question has beyond its text, if anything: the answer check, hints and the like. */
export const questionAnswers = pgTable('question_answers', {
  questionId: integer('question_id')
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  answer: jsonb('answer').$type<Answer>(),
  hints: jsonb('hints').$type<StoredText[]>().notNull(),
  followUps: jsonb('follow_ups').$type<StoredFollowUp[]>().notNull().default([]),
  /** The bank's slug, by which its lab is found; null: written on the site. */
  slug: text('slug').unique(),
  hasSimulation: boolean('has_simulation').notNull().default(false),
  /** Whether its lab is an interactive figure. */
  hasFigure: boolean('has_figure').notNull().default(false),
});

/**
 * The numbers that a question may be asked with. They are in use while the question reads as its
 * template does with the usual ones.
 */
export const questionVariants = pgTable('question_variants', {
  questionId: integer('question_id')
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<Omit<VariantSet, 'withdrawn'>>().notNull(),
  /** The indexes that an administrator took out of use. */
  withdrawn: smallint('withdrawn').array().notNull().default([]),
});

/** Answers in use: an edit that changes what a question asks may drop its answer check. */
export const statedAnswers = pgView('stated_answers').as((db) => {
  const { questionId, answer, hints, followUps, slug, hasSimulation, hasFigure } = questionAnswers;
  return db
    .select({ questionId, answer, hints, followUps, slug, hasSimulation, hasFigure })
    .from(questionAnswers)
    .innerJoin(questions, and(eq(questions.id, questionId), questions.keepsAnswer));
});
