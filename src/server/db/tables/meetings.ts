import { type SQL, sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MeetingFeedback } from '#shared/contracts/meeting-report.ts';
import { levels } from '#shared/domain/interviews.ts';
import { type Half, type HalfLength, meetingPhases, seats } from '#shared/domain/meetings.ts';
import { roles } from '#shared/domain/roles.ts';
import { bytea, createdAt, hasLength, isListed, moment } from './columns.ts';
import { ownedBy } from './practice.ts';
import { questions } from './questions.ts';
import { users } from './users.ts';

/** Of a meeting's two people. The first is the host. */
export type Place = 1 | 2;

const meetingId = () =>
  uuid('meeting_id')
    .notNull()
    .references(() => meetings.id, { onDelete: 'cascade' });

const half = () => smallint('half').$type<Half>().notNull();

const isOneOrTwo = (column: PgColumn): SQL => sql`${column} in (1, 2)`;

/** Two people who interview each other. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid('id').primaryKey(),
    /** Of the token in its link. */
    linkHash: bytea('link_hash').notNull().unique(),
    role: text('role', { enum: roles }).notNull(),
    level: text('level', { enum: levels }).notNull(),
    /** Of each half. */
    minutes: smallint('minutes').$type<HalfLength>().notNull(),
    /** Who interviews in the first half; in the second, the other one does. */
    firstInterviewer: smallint('first_interviewer').$type<Place>().notNull(),
    phase: text('phase', { enum: meetingPhases }).notNull().default('waiting'),
    half: half().default(1),
    /** Counts every change that one of the two may see. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('meetings_created_at_idx').on(t.createdAt),
    index('meetings_open_idx').on(t.expiresAt).where(sql`${t.phase} <> 'finished'`),
    check('meetings_role_check', isListed(t.role, roles)),
    check('meetings_level_check', isListed(t.level, levels)),
    check('meetings_phase_check', isListed(t.phase, meetingPhases)),
    check('meetings_minutes_check', sql`${t.minutes} in (20, 30, 45)`),
    check('meetings_first_interviewer_check', isOneOrTwo(t.firstInterviewer)),
    check('meetings_half_check', isOneOrTwo(t.half)),
  ],
);

/** A user or a guest; neither, if their account was deleted or they took the meeting off their list. */
export const meetingPeople = pgTable(
  'meeting_people',
  {
    meetingId: meetingId(),
    place: smallint('place').$type<Place>().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    guestName: text('guest_name'),
    /** Of the token in the guest's cookie. */
    guestHash: bytea('guest_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.place] }),
    uniqueIndex('meeting_people_user_key').on(t.userId, t.meetingId),
    check('meeting_people_place_check', isOneOrTwo(t.place)),
    check('meeting_people_guest_name_check', hasLength(t.guestName, 1, 40)),
    check(
      'meeting_people_guest_check',
      sql`(${t.guestName} is null) = (${t.guestHash} is null) and (${t.guestName} is null or ${t.userId} is null)`,
    ),
  ],
);

export const meetingHalves = pgTable(
  'meeting_halves',
  {
    meetingId: meetingId(),
    half: half(),
    /** Null until the clock starts. */
    startedAt: moment('started_at'),
    /** When the time is up, or was ended early. */
    endsAt: moment('ends_at'),
    /** How many updates its pad has, and their bytes: counted here, so that they are in order. */
    padUpdates: integer('pad_updates').notNull().default(0),
    padBytes: integer('pad_bytes').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.half] }),
    check('meeting_halves_half_check', isOneOrTwo(t.half)),
    check(
      'meeting_halves_clock_check',
      sql`(${t.startedAt} is null) = (${t.endsAt} is null) and ${t.endsAt} >= ${t.startedAt}`,
    ),
  ],
);

/** The questions that were dealt, in order; the last one of the half is the one on screen. */
export const meetingQuestions = pgTable(
  'meeting_questions',
  {
    meetingId: meetingId(),
    /** From 1, across both halves. */
    number: smallint('number').notNull(),
    half: half(),
    /** Null once the question is deleted. */
    questionId: integer('question_id').references(() => questions.id, { onDelete: 'set null' }),
    /** Such as 1.7; null: the usual numbers. */
    variant: text('variant'),
    /** Since when the candidate can see it; null: it was replaced before the clock started. */
    shownAt: moment('shown_at'),
    /** The numbers of the hints that were given. */
    hints: smallint('hints').array().notNull().default([]),
    /** How many of its parts the candidate sees. */
    openParts: smallint('open_parts').notNull().default(1),
    /** In percent; 0: asked, but not answered yet. */
    bets: smallint('bets').array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.number] }),
    index('meeting_questions_question_id_idx').on(t.questionId),
    check('meeting_questions_half_check', isOneOrTwo(t.half)),
  ],
);

/** What people typed and drew, as Yjs updates; rows are only ever appended. */
export const meetingPadUpdates = pgTable(
  'meeting_pad_updates',
  {
    meetingId: meetingId(),
    half: half(),
    /** From 1, without gaps, in the order in which they were committed. */
    number: integer('number').notNull(),
    bytes: bytea('bytes').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.half, t.number] }),
    check('meeting_pad_updates_half_check', isOneOrTwo(t.half)),
  ],
);

/** What an interviewer writes down for themselves. */
export const meetingNotes = pgTable(
  'meeting_notes',
  {
    meetingId: meetingId(),
    half: half(),
    userId: ownedBy(),
    notes: text('notes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.half] }),
    index('meeting_notes_user_idx').on(t.userId),
    check('meeting_notes_half_check', isOneOrTwo(t.half)),
  ],
);

/** Shown to the other person once both have sent theirs. */
export const meetingFeedback = pgTable(
  'meeting_feedback',
  {
    meetingId: meetingId(),
    half: half(),
    /** Of whoever sent it. */
    seat: text('seat', { enum: seats }).notNull(),
    feedback: jsonb('feedback').$type<MeetingFeedback>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.half, t.seat] }),
    check('meeting_feedback_half_check', isOneOrTwo(t.half)),
    check('meeting_feedback_seat_check', isListed(t.seat, seats)),
  ],
);
