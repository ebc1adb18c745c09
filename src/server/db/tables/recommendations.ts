import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import {
  type RecommendationReason,
  recommendationReasons,
} from '#shared/domain/recommendations.ts';
import { isListed } from './columns.ts';

/** A recommendation that a learner has not answered yet. */
export interface Served {
  questionId: number;
  reason: RecommendationReason;
  /** The question's rating minus the learner's, in hundreds, rounded down. */
  difference: number;
  /** In UTC. */
  date: string;
}

/**
 * What was recommended each day, and how it went. It names nobody. The log does not say what was
 * recommended, so these counts cannot be recomputed.
 */
export const dailyRecommendations = pgTable(
  'daily_recommendations',
  {
    date: date('date', { mode: 'string' }).notNull(),
    reason: text('reason', { enum: recommendationReasons }).notNull(),
    difference: smallint('difference').notNull(),
    served: integer('served').notNull(),
    answered: integer('answered').notNull().default(0),
    rightAnswers: integer('right_answers').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.date, t.reason, t.difference] }),
    check('daily_recommendations_reason_check', isListed(t.reason, recommendationReasons)),
    check(
      'daily_recommendations_check',
      sql`${t.rightAnswers} between 0 and ${t.answered} and ${t.answered} <= ${t.served}`,
    ),
  ],
);
