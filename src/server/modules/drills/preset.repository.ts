import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillPresets, drillRuns } from '../../db/tables/drills.ts';

export type StoredPreset = typeof drillPresets.$inferSelect;

export interface Best {
  points: number;
  right: number;
  wrong: number;
  at: string;
}

/** Counting further would read too many rows. */
const mostCounted = 1_000;
const mostCountedByAdmins = 10_000;

const { slug, version } = drillPresets;

const current = sql`(select distinct on (slug) * from ${drillPresets} order by slug, version desc)`;

const utcText = (moment: SQL) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export function createPresetRepository(db: Database) {
  return {
    /** The current versions, with the user's best, and how often and when they last finished each. */
    async listFor(userId: number | null) {
      const { rows } = await db.execute<
        StoredRow & { best: Best | null; runs: number; lastAt: string | null }
      >(sql`
        select preset.slug, preset.version, preset.title, preset.trains, preset.format,
          preset.pass_line as "passLine", preset.evidence,
          (select json_build_object('points', points, 'right', "right", 'wrong', wrong,
              'at', ${utcText(sql`finished_at`)})
            from ${drillRuns} where user_id = ${userId}::int and preset = preset.slug
              and version = preset.version and is_ranked
            order by points desc limit 1) as best,
          (select count(*)::int from (select from ${drillRuns}
            where user_id = ${userId}::int and preset = preset.slug and finished_at is not null
            limit ${mostCounted}) as finished) as runs,
          (select ${utcText(sql`max(finished_at)`)} from ${drillRuns}
            where user_id = ${userId}::int and preset = preset.slug) as "lastAt"
        from ${current} as preset`);
      return rows;
    },

    /** The current versions, with how often each was finished. */
    async listForAdmins() {
      const { rows } = await db.execute<StoredRow & { runs: number }>(sql`
        select preset.slug, preset.version, preset.title, preset.trains, preset.format,
          preset.pass_line as "passLine", preset.evidence,
          (select count(*)::int from (select from ${drillRuns}
            where preset = preset.slug and version = preset.version and finished_at is not null
            limit ${mostCountedByAdmins}) as finished) as runs
        from ${current} as preset`);
      return rows;
    },

    /** The current names. */
    async listNames(): Promise<{ slug: string; name: string }[]> {
      return db
        .selectDistinctOn([slug], { slug, name: drillPresets.title })
        .from(drillPresets)
        .orderBy(slug, desc(version));
    },

    /** Keeps the preset from being replaced until the transaction ends, to start a run on it. */
    async hold(bySlug: string): Promise<StoredPreset | null> {
      const [row] = await db
        .select()
        .from(drillPresets)
        .where(eq(slug, bySlug))
        .orderBy(desc(version))
        .limit(1)
        .for('key share');
      return row ?? null;
    },

    async findPassLine(bySlug: string, ofVersion: number): Promise<number | null> {
      const [row] = await db
        .select({ passLine: drillPresets.passLine })
        .from(drillPresets)
        .where(and(eq(slug, bySlug), eq(version, ofVersion)));
      return row?.passLine ?? null;
    },
  };
}

type StoredRow = Pick<
  StoredPreset,
  'slug' | 'version' | 'title' | 'trains' | 'format' | 'passLine' | 'evidence'
>;
