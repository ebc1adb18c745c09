import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, moment } from './columns.ts';
import { ownedBy } from './practice.ts';
import { questions } from './questions.ts';

/**
 * The results that count toward each question's rating. They name nobody and outlive the account,
 * so that the ratings can still be computed from them.
 */
export const questionResults = pgTable(
  'question_results',
  {
    attemptId: bigint('attempt_id', { mode: 'number' }).primaryKey(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    isRight: boolean('is_right').notNull(),
    learnerRating: doublePrecision('learner_rating').notNull(),
    learnerDeviation: doublePrecision('learner_deviation').notNull(),
    /** How much this moves the question, from 0 to 1. */
    weight: doublePrecision('weight').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [index('question_results_question_id_idx').on(t.questionId, t.attemptId)],
);

/**
 * How many results for a question came from one network today. The network is hashed with the day's
 * salt. Deleted the following night.
 */
export const resultNetworks = pgTable(
  'result_networks',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    network: bytea('network').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    results: smallint('results').notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.network] })],
);

const rating = {
  rating: doublePrecision('rating').notNull(),
  deviation: doublePrecision('deviation').notNull(),
  volatility: doublePrecision('volatility').notNull(),
};

/** Only questions with a rated result. */
export const questionRatings = pgTable(
  'question_ratings',
  {
    questionId: integer('question_id')
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    ...rating,
    /** From the difficulty label that the question had at its first result. */
    startRating: doublePrecision('start_rating').notNull(),
    results: integer('results').notNull(),
    rightResults: integer('right_results').notNull(),
    /** The UTC day of the last result, and the number of results that day. */
    ratedOn: date('rated_on', { mode: 'string' }),
    ratedToday: integer('rated_today').notNull().default(0),
  },
  (t) => [
    index('question_ratings_measured_idx')
      .on(t.rating, t.questionId)
      .where(sql`${t.deviation} < 110`),
  ],
);

/** The category of the overall rating. */
export const overall = '';

/** Overall, and by category in lower case. */
export const learnerRatings = pgTable(
  'learner_ratings',
  {
    userId: ownedBy(),
    category: text('category').notNull(),
    ...rating,
    /** The deviation after growing since the last result, as of last night. */
    currentDeviation: doublePrecision('current_deviation').notNull(),
    results: integer('results').notNull(),
    ratedAt: moment('rated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.category] })],
);

/** The rating at the end of each day, in UTC, with a rated result. */
export const learnerRatingDays = pgTable(
  'learner_rating_days',
  {
    userId: ownedBy(),
    category: text('category').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    rating: doublePrecision('rating').notNull(),
    deviation: doublePrecision('deviation').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.category, t.day] })],
);
