import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { levels } from '#shared/domain/interviews.ts';
import type { HalfLength } from '#shared/domain/meetings.ts';
import {
  longestPartnerReport,
  pairOutcomes,
  partnerReportReasons,
} from '#shared/domain/partners.ts';
import { roles } from '#shared/domain/roles.ts';
import { createdAt, hasLength, isListed, moment, numericId } from './columns.ts';
import { meetings, type Place } from './meetings.ts';
import { users } from './users.ts';

const userId = (name: string) => integer(name).references(() => users.id, { onDelete: 'cascade' });

/** Who wants to practice with someone, and how. */
export const partnerSearches = pgTable(
  'partner_searches',
  {
    userId: userId('user_id').primaryKey(),
    role: text('role', { enum: roles }).notNull(),
    level: text('level', { enum: levels }).notNull(),
    /** Of each half. */
    minutes: smallint('minutes').$type<HalfLength>().notNull(),
    since: moment('since').notNull(),
  },
  (t) => [
    check('partner_searches_role_check', isListed(t.role, roles)),
    check('partner_searches_level_check', isListed(t.level, levels)),
    check('partner_searches_minutes_check', sql`${t.minutes} in (20, 30, 45)`),
  ],
);

/** When they can. */
export const partnerSlots = pgTable(
  'partner_slots',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => partnerSearches.userId, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.startsAt] }),
    index('partner_slots_starts_at_idx').on(t.startsAt),
  ],
);

/** Two people who are to meet. What they chose outlives the room. */
export const partnerPairs = pgTable(
  'partner_pairs',
  {
    id: uuid('id').primaryKey(),
    startsAt: moment('starts_at').notNull(),
    role: text('role', { enum: roles }).notNull(),
    level: text('level', { enum: levels }).notNull(),
    minutes: smallint('minutes').$type<HalfLength>().notNull(),
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'set null' }),
    outcome: text('outcome', { enum: pairOutcomes }).notNull().default('planned'),
    createdAt: createdAt(),
  },
  (t) => [
    index('partner_pairs_starts_at_idx').on(t.startsAt),
    index('partner_pairs_planned_idx').on(t.startsAt).where(sql`${t.outcome} = 'planned'`),
    index('partner_pairs_meeting_id_idx').on(t.meetingId),
    check('partner_pairs_role_check', isListed(t.role, roles)),
    check('partner_pairs_level_check', isListed(t.level, levels)),
    check('partner_pairs_minutes_check', sql`${t.minutes} in (20, 30, 45)`),
    check('partner_pairs_outcome_check', isListed(t.outcome, pairOutcomes)),
  ],
);

/** The two of a pair, in the places they have in the room. */
export const partnerPairPeople = pgTable(
  'partner_pair_people',
  {
    pairId: uuid('pair_id')
      .notNull()
      .references(() => partnerPairs.id, { onDelete: 'cascade' }),
    place: smallint('place').$type<Place>().notNull(),
    /** Null once the account is deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    cameAt: moment('came_at'),
    /** Did not come, or canceled late. */
    wasAway: boolean('was_away').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.pairId, t.place] }),
    uniqueIndex('partner_pair_people_user_key').on(t.userId, t.pairId),
    check('partner_pair_people_place_check', sql`${t.place} in (1, 2)`),
  ],
);

/** Keeps two people apart, whoever of them blocked the other. */
export const blocks = pgTable(
  'blocks',
  {
    id: numericId(),
    blockerId: userId('blocker_id').notNull(),
    blockedId: userId('blocked_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('blocks_people_key').on(t.blockerId, t.blockedId),
    index('blocks_blocked_id_idx').on(t.blockedId),
    check('blocks_people_check', sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** One of a pair says what was wrong with the other. Outlives the pair and both accounts. */
export const partnerReports = pgTable(
  'partner_reports',
  {
    id: numericId(),
    pairId: uuid('pair_id').references(() => partnerPairs.id, { onDelete: 'set null' }),
    /** As the pair had them. */
    startsAt: moment('starts_at').notNull(),
    role: text('role', { enum: roles }).notNull(),
    reportedBy: integer('reported_by').references(() => users.id, { onDelete: 'set null' }),
    reportedUser: integer('reported_user').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: partnerReportReasons }).notNull(),
    text: text('text'),
    createdAt: createdAt(),
    /** Null: open. */
    resolvedAt: moment('resolved_at'),
    resolvedBy: integer('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('partner_reports_pair_key').on(t.pairId, t.reportedBy),
    index('partner_reports_created_at_idx').on(t.createdAt, t.id),
    index('partner_reports_open_idx').on(t.createdAt, t.id).where(sql`${t.resolvedAt} is null`),
    index('partner_reports_reported_by_idx').on(t.reportedBy),
    index('partner_reports_reported_user_idx').on(t.reportedUser),
    index('partner_reports_resolved_by_idx').on(t.resolvedBy),
    check('partner_reports_role_check', isListed(t.role, roles)),
    check('partner_reports_reason_check', isListed(t.reason, partnerReportReasons)),
    check('partner_reports_text_check', hasLength(t.text, 1, longestPartnerReport)),
  ],
);
