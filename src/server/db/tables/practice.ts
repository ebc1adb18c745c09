import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, isListed, moment } from './columns.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

/**
 * What a learner can do. `export`: the answer was downloaded. `mark`: only the status changed. The
 * last five are about reviews.
 */
export const attemptKinds = [
  'answer',
  'hint',
  'simulation',
  'solution',
  'reveal',
  'export',
  'mark',
  'grade',
  'undo',
  'postpone',
  'suspend',
  'resume',
] as const;

/**
 * `carried`: done as a visitor and kept when signing in. `replay`: an earlier mistake tried again,
 * which changes neither ratings nor reviews. `interview`: given in a mock interview.
 */
export const attemptModes = ['browse', 'review', 'carried', 'replay', 'interview'] as const;
const verdicts = ['right', 'close', 'wrong'] as const;
const statuses = ['not_started', 'attempted', 'solved'] as const;
export const solvedHow = ['alone', 'hints', 'simulation', 'revealed'] as const;

/** A question was started, solved or reviewed. */
export function isActivity(t: Record<'status' | 'grade' | 'kind', PgColumn>): SQL {
  return sql`(${t.status} in ('attempted', 'solved') or ${t.grade} is not null and ${t.kind} = 'answer')`;
}

/** An answer that counts. Close ones count only since first answers have been recorded. */
export function isJudgedAnswer(t: Record<'kind' | 'verdict' | 'isFirst', PgColumn>): SQL {
  return sql`(${t.kind} = 'answer' and (${t.verdict} in ('right', 'wrong') or ${t.isFirst} is not null))`;
}

/** A right answer on the first try and without help, whose time is known. */
export function isTimedSolve(
  t: Record<'kind' | 'verdict' | 'opponentRating' | 'activeSeconds', PgColumn>,
): SQL {
  return sql`(${t.kind} = 'answer' and ${t.verdict} = 'right' and ${t.opponentRating} is not null and ${t.activeSeconds} > 0)`;
}

export function isRatedAttempt({ opponentRating }: Record<'opponentRating', PgColumn>): SQL {
  return sql`${opponentRating} is not null`;
}

/**
 * A mistake: the latest review, or the first answer if there was none since, went wrong or was given
 * up. A right answer in a review makes up for it. Suspended questions are left alone.
 */
export function isMistake(t: Record<'lastReview' | 'isSuspended', PgColumn>): SQL {
  return sql`(${t.lastReview} ->> 'grade' = '1' and not ${t.isSuspended})`;
}

export const ownedBy = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Everything that learners did; rows are only ever appended. Statuses aside, the other tables here
 * are computed from it.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownedBy(),
    /** Null once the question is deleted: its day still counts. */
    questionId: integer('question_id').references(() => questions.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: attemptKinds }).notNull(),
    mode: text('mode', { enum: attemptModes }).notNull().default('browse'),
    /** The variant that was asked, such as 1.7; null: the usual numbers. */
    seed: text('seed'),
    /** The answer as typed, or the choice; null: none, or from before this was recorded. */
    given: text('given'),
    verdict: text('verdict', { enum: verdicts }),
    /** Whether this was the first verdict on the question or in a review; null: none or unknown. */
    isFirst: boolean('is_first'),
    /** The status that this led to; null: unchanged. */
    status: text('status', { enum: statuses }),
    /** Help so far: hints opened, including this one, and anything else used before this. */
    hints: smallint('hints').notNull().default(0),
    usedSimulation: boolean('used_simulation').notNull().default(false),
    usedSolution: boolean('used_solution').notNull().default(false),
    /** In percent. */
    confidence: smallint('confidence'),
    /** If this was a review: from 1 (again) to 4 (easy). */
    grade: smallint('grade'),
    /** If this was a review: the learner's, whose calendar days count; null: days are 24 hours. */
    timeZone: text('time_zone'),
    /** When a postponed review is due. */
    postponedTo: moment('postponed_to'),
    shownAt: moment('shown_at'),
    activeSeconds: integer('active_seconds'),
    /** If this was rated: the question's rating beforehand, and its category. */
    opponentRating: doublePrecision('opponent_rating'),
    opponentDeviation: doublePrecision('opponent_deviation'),
    category: text('category'),
    /** If this was rated: how much it counts for the learner, from 0 to 1. */
    weight: doublePrecision('weight').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('attempts_user_idx').on(t.userId, t.createdAt, t.id),
    index('attempts_activity_idx').on(t.userId, t.createdAt).where(isActivity(t)),
    index('attempts_question_idx').on(t.questionId, t.userId, t.id),
    index('attempts_rated_idx').on(t.userId, t.id).where(isRatedAttempt(t)),
    // Tiny, and enough for a range of days: rows are in chronological order.
    index('attempts_days_idx').using('brin', t.createdAt),
    index('attempts_pace_idx').on(t.questionId, t.id, t.activeSeconds).where(isTimedSolve(t)),
    index('attempts_solved_idx').on(t.createdAt).where(sql`${t.status} = 'solved'`),
    check('attempts_kind_check', isListed(t.kind, attemptKinds)),
    check('attempts_mode_check', isListed(t.mode, attemptModes)),
    check('attempts_verdict_check', isListed(t.verdict, verdicts)),
    check('attempts_status_check', isListed(t.status, statuses)),
    check('attempts_confidence_check', sql`${t.confidence} between 5 and 99`),
    check('attempts_grade_check', sql`${t.grade} between 1 and 4`),
  ],
);

/**
 * Verdicts that changed because the question's answer was corrected, appended to the log. The last
 * one for an attempt counts. They name nobody and, like results, outlive the account.
 */
export const attemptJudgments = pgTable(
  'attempt_judgments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: bigint('attempt_id', { mode: 'number' }).notNull(),
    verdict: text('verdict', { enum: verdicts }).notNull(),
    /** If the attempt was a review. */
    grade: smallint('grade'),
    /** Whether an earlier verdict was right: what was solved stays solved. */
    wasRight: boolean('was_right').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('attempt_judgments_attempt_idx').on(t.attemptId, t.id),
    check('attempt_judgments_verdict_check', isListed(t.verdict, verdicts)),
    check('attempt_judgments_grade_check', sql`${t.grade} between 1 and 4`),
  ],
);

/** A card as the scheduler stores it. */
export interface StoredCard {
  due: string;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  reps: number;
  lapses: number;
  lastReview: string;
}

/** The grade of a review, and the state before it. */
export interface LastReview {
  grade: number;
  card: StoredCard | null;
  hints: number;
  usedSimulation: boolean;
  usedSolution: boolean;
  helpedAt: string | null;
}

/** What a learner has done with a question, and when it comes back. */
export const learnerQuestions = pgTable(
  'learner_questions',
  {
    userId: ownedBy(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Whether the first verdict was right. */
    isFirstRight: boolean('is_first_right'),
    solvedHow: text('solved_how', { enum: solvedHow }),
    isRated: boolean('is_rated').notNull().default(false),
    /** Help used since the last review, or ever if there was none, and when it was last used. */
    hints: smallint('hints').notNull().default(0),
    usedSimulation: boolean('used_simulation').notNull().default(false),
    usedSolution: boolean('used_solution').notNull().default(false),
    helpedAt: moment('helped_at'),
    due: moment('due'),
    isSuspended: boolean('is_suspended').notNull().default(false),
    card: jsonb('card').$type<StoredCard>(),
    /** Null if there is nothing to correct or undo. */
    lastReview: jsonb('last_review').$type<LastReview>(),
    /** The last review was undone, so the next one is not a first try. */
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index('learner_questions_due_idx')
      .on(t.userId, t.due, t.questionId)
      .where(sql`not ${t.isSuspended}`),
    index('learner_questions_suspended_idx')
      .on(t.userId, t.questionId)
      .where(sql`${t.isSuspended}`),
    index('learner_questions_mistakes_idx').on(t.userId, t.questionId).where(isMistake(t)),
    index('learner_questions_question_id_idx').on(t.questionId),
    check('learner_questions_solved_how_check', isListed(t.solvedHow, solvedHow)),
  ],
);

/** How often a learner was right at each stated confidence. */
export const learnerConfidence = pgTable(
  'learner_confidence',
  {
    userId: ownedBy(),
    /** In percent. */
    confidence: smallint('confidence').notNull(),
    answers: integer('answers').notNull(),
    rightAnswers: integer('right_answers').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.confidence] })],
);
