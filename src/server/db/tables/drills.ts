import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DrillFormat } from '#shared/drills/format.ts';
import { operators } from '#shared/drills/item.ts';
import type { Evidence } from '#shared/drills/preset.ts';
import { bytea, createdAt, hasLength, isListed, moment, numericId, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const runKinds = ['preset', 'own', 'shared', 'facts', 'duel'] as const;
export const runStates = ['running', 'finished', 'abandoned'] as const;

const ownedBy = () => integer('user_id').references(() => users.id, { onDelete: 'cascade' });

/** Every version that was ever run; the highest is the current one. */
export const drillPresets = pgTable(
  'drill_presets',
  {
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    trains: text('trains').notNull(),
    format: jsonb('format').$type<DrillFormat>().notNull(),
    passLine: doublePrecision('pass_line'),
    evidence: jsonb('evidence').$type<Evidence>().notNull(),
    /** Edited by an operator; otherwise it follows the table in the code. */
    isEdited: boolean('is_edited').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.slug, t.version] })],
);

export const ownDrills = pgTable(
  'own_drills',
  {
    id: numericId(),
    userId: ownedBy().notNull(),
    title: text('title').notNull(),
    format: jsonb('format').$type<DrillFormat>().notNull(),
    /** Counts up when the format changes: results of different formats cannot be compared. */
    version: integer('version').notNull().default(1),
    /** Part of the link that lets anyone run the drill; null: not shared. */
    shareToken: text('share_token').unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('own_drills_user_idx').on(t.userId, t.updatedAt, t.id),
    check('own_drills_title_check', hasLength(t.title, 1, 60)),
  ],
);

/** A run keeps its format as it was, and its result once it is finished. */
export const drillRuns = pgTable(
  'drill_runs',
  {
    id: uuid('id').primaryKey(),
    /** Null: a visitor's run. */
    userId: ownedBy(),
    kind: text('kind', { enum: runKinds }).notNull(),
    preset: text('preset'),
    ownDrillId: integer('own_drill_id').references(() => ownDrills.id, { onDelete: 'set null' }),
    /** The version of the preset or own drill. */
    version: integer('version'),
    title: text('title').notNull(),
    format: jsonb('format').$type<DrillFormat>().notNull(),
    seed: text('seed').notNull(),
    /** Which generator deals its items. Runs from before there were two use the first. */
    generator: smallint('generator').notNull().default(1),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    state: text('state', { enum: runStates }).notNull().default('running'),
    finishedAt: moment('finished_at'),
    points: doublePrecision('points').notNull().default(0),
    right: integer('right').notNull().default(0),
    wrong: integer('wrong').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    seconds: integer('seconds').notNull().default(0),
    isTooFast: boolean('is_too_fast').notNull().default(false),
    /** The player quit, but only after enough answers. */
    isQuit: boolean('is_quit').notNull().default(false),
    /** Whether it counts for bests and percentiles. */
    isRanked: boolean('is_ranked').notNull().default(false),
    /** A later run by the same user scored at least as many points, so percentiles skip this. */
    isOutdone: boolean('is_outdone').notNull().default(false),
    /** The run that players of the duel were challenged with; that run has its own id here. */
    duelId: uuid('duel_id').references((): AnyPgColumn => drillRuns.id, { onDelete: 'set null' }),
    /** A visitor's name in a duel. */
    playerName: text('player_name'),
    /** Part of the link to the duel. */
    duelToken: text('duel_token').unique(),
    duelExpiresAt: moment('duel_expires_at'),
    /** While a duel lasts: the player's browser and, once they have answered, their network. */
    deviceHash: bytea('device_hash'),
    networkHash: bytea('network_hash'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'drill_runs_preset_fk',
      columns: [t.preset, t.version],
      foreignColumns: [drillPresets.slug, drillPresets.version],
    }),
    index('drill_runs_user_idx').on(t.userId, t.finishedAt),
    index('drill_runs_user_preset_idx').on(t.userId, t.preset, t.finishedAt),
    index('drill_runs_best_idx')
      .on(t.userId, t.preset, t.version, t.points)
      .where(sql`${t.isRanked}`),
    index('drill_runs_percentile_idx').on(
      ...([
        t.preset,
        t.version,
        t.isRanked,
        t.isOutdone,
        t.userId,
        t.finishedAt,
        t.points,
      ] as const),
    ),
    index('drill_runs_own_drill_idx').on(t.ownDrillId, t.version, t.points),
    index('drill_runs_running_idx').on(t.userId, t.endsAt).where(sql`${t.state} = 'running'`),
    index('drill_runs_visitors_idx').on(t.createdAt).where(sql`${t.userId} is null`),
    index('drill_runs_created_at_idx').on(t.createdAt).where(sql`${t.userId} is not null`),
    index('drill_runs_duel_idx').on(t.duelId),
    index('drill_runs_device_idx').on(t.duelId).where(sql`${t.deviceHash} is not null`),
    // One run for each user; visitors cannot be told apart.
    uniqueIndex('drill_runs_player_key')
      .on(t.duelId, t.userId)
      .where(sql`${t.duelId} is not null and ${t.userId} is not null`),
    check('drill_runs_kind_check', isListed(t.kind, runKinds)),
    check('drill_runs_state_check', isListed(t.state, runStates)),
    check(
      'drill_runs_finished_check',
      sql`(${t.state} = 'finished') = (${t.finishedAt} is not null)`,
    ),
    check('drill_runs_preset_check', sql`${t.preset} is null or ${t.version} is not null`),
  ],
);

export const drillAnswers = pgTable(
  'drill_answers',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => drillRuns.id, { onDelete: 'cascade' }),
    /** The item's index, from 0. */
    item: smallint('item').notNull(),
    response: text('response').notNull(),
    edit: smallint('edit').notNull(),
    /** As reported by the page, within server bounds. */
    milliseconds: integer('milliseconds').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Given after the run or the item's time had ended: shown, not scored. */
    isLate: boolean('is_late').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.runId, t.item] })],
);

/** The boxes of number facts, computed from finished runs. */
export const drillFacts = pgTable(
  'drill_facts',
  {
    userId: ownedBy().notNull(),
    operator: text('operator', { enum: operators }).notNull(),
    left: integer('left').notNull(),
    right: integer('right').notNull(),
    /** From 1, wrong or slow, to 5, known. */
    box: smallint('box').notNull(),
    due: moment('due').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.operator, t.left, t.right] }),
    check('drill_facts_operator_check', isListed(t.operator, operators)),
    check('drill_facts_box_check', sql`${t.box} between 1 and 5`),
  ],
);
