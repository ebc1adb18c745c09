import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Preset } from '#shared/drills/preset.ts';
import type { Database } from '../../db/client.ts';
import { drillPresets, drillRuns } from '../../db/tables/drills.ts';

/** The part that can be edited and is versioned. */
export type PresetContent = Pick<Preset, 'title' | 'trains' | 'format' | 'passLine' | 'evidence'>;

/** A database or a transaction on it. */
export type QueryRunner = Pick<Database, 'select' | 'insert' | 'update' | '$count'>;

type StoredPreset = typeof drillPresets.$inferSelect;

/** One process at a time. */
const seedLock = 7_305_003;

export const lockSeed = (db: Pick<Database, 'execute'>) =>
  db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);

export const insertPreset = (db: QueryRunner, preset: typeof drillPresets.$inferInsert) =>
  db.insert(drillPresets).values(preset);

/** Keeps runs from starting on a preset about to be replaced; null if there is no such preset. */
export async function lockPreset(db: QueryRunner, slug: string): Promise<StoredPreset | null> {
  const [current] = await db
    .select()
    .from(drillPresets)
    .where(eq(drillPresets.slug, slug))
    .orderBy(desc(drillPresets.version))
    .limit(1)
    .for('update');
  return current ?? null;
}

export function contentOf(preset: PresetContent): PresetContent {
  const { title, trains, format, passLine, evidence } = preset;
  return { title, trains, format, passLine, evidence };
}

export const isSameContent = (a: PresetContent, b: PresetContent) =>
  isDeepStrictEqual(contentOf(a), contentOf(b));

/** Results keep their meaning, so runs keep their version. */
export async function updateWords(
  db: QueryRunner,
  { slug, version }: Pick<StoredPreset, 'slug' | 'version'>,
  { title, trains, passLine, evidence }: PresetContent,
): Promise<void> {
  await db
    .update(drillPresets)
    .set({ title, trains, passLine, evidence })
    .where(isVersion(slug, version));
}

/** Saves the next version of a locked preset. It replaces the last one unless that has runs. */
export async function saveNextVersion(
  db: QueryRunner,
  { slug, version }: Pick<StoredPreset, 'slug' | 'version'>,
  content: PresetContent & { isEdited: boolean },
): Promise<void> {
  const next = { ...content, slug, version: version + 1 };
  const hasRuns = await db.$count(
    sql`(select from ${drillRuns} where ${drillRuns.preset} = ${slug}
      and ${drillRuns.version} = ${version} limit 1)`,
  );
  if (hasRuns) await db.insert(drillPresets).values(next);
  else {
    await db.update(drillPresets).set(next).where(isVersion(slug, version));
  }
}

const isVersion = (slug: string, version: number) =>
  and(eq(drillPresets.slug, slug), eq(drillPresets.version, version));
