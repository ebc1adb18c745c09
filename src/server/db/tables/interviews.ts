import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Length, levels } from '#shared/domain/interviews.ts';
import { roles } from '#shared/domain/roles.ts';
import { isListed, moment, numericId } from './columns.ts';
import { ownedBy } from './practice.ts';
import { questions } from './questions.ts';

const verdicts = ['right', 'close', 'wrong'] as const;

/** Mock interviews. */
export const interviews = pgTable(
  'interviews',
  {
    id: numericId(),
    userId: ownedBy(),
    role: text('role', { enum: roles }).notNull(),
    level: text('level', { enum: levels }).notNull(),
    minutes: smallint('minutes').$type<Length>().notNull(),
    /** Moving on is final. */
    isOneWay: boolean('is_one_way').notNull(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Null while it is running. */
    finishedAt: moment('finished_at'),
    /** The question that is open, from 1, and since when its time has not been counted. */
    place: smallint('place').notNull().default(1),
    viewedAt: moment('viewed_at').notNull(),
    /** Part of the link that lets anyone read the report; null: not shared. */
    shareToken: text('share_token').unique(),
  },
  (t) => [
    uniqueIndex('interviews_running_key').on(t.userId).where(sql`${t.finishedAt} is null`),
    index('interviews_user_idx').on(t.userId, t.startedAt, t.id),
    index('interviews_overdue_idx').on(t.endsAt).where(sql`${t.finishedAt} is null`),
    check('interviews_role_check', isListed(t.role, roles)),
    check('interviews_level_check', isListed(t.level, levels)),
    check('interviews_minutes_check', sql`${t.minutes} in (30, 45, 60)`),
  ],
);

export const interviewQuestions = pgTable(
  'interview_questions',
  {
    interviewId: integer('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    /** From 1. */
    place: smallint('place').notNull(),
    /** Null once the question is deleted: how it went still counts. */
    questionId: integer('question_id').references(() => questions.id, { onDelete: 'set null' }),
    /** Such as 1.7; null: the usual numbers. */
    variant: text('variant'),
    /** As typed; a choice as its number while the interview is running, then as its text. */
    given: text('given').notNull().default(''),
    isChoice: boolean('is_choice').notNull().default(false),
    /** In percent. */
    confidence: smallint('confidence'),
    /** How long it has been open. */
    milliseconds: integer('milliseconds').notNull().default(0),
    /** Null: the interview is running, or there was nothing to judge. */
    verdict: text('verdict', { enum: verdicts }),
    message: text('message'),
    /** The entry in the log, whose verdict may be corrected. */
    attemptId: bigint('attempt_id', { mode: 'number' }),
    /** It was changed or removed before it could be judged. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** Not answered, but given up afterwards. */
    isRevealed: boolean('is_revealed').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.interviewId, t.place] }),
    index('interview_questions_question_id_idx').on(t.questionId),
    check('interview_questions_verdict_check', isListed(t.verdict, verdicts)),
    check('interview_questions_confidence_check', sql`${t.confidence} between 5 and 99`),
  ],
);
