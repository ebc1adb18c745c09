import { sql } from 'drizzle-orm';
import { settingDefaults } from '#shared/domain/settings.ts';
import type { Preset } from '#shared/drills/preset.ts';
import type { Database } from './client.ts';
import {
  contentOf,
  isSameContent,
  lockPreset,
  type QueryRunner,
  saveNextVersion,
} from './drill-presets.ts';
import { drillPresets } from './tables/drills.ts';
import { settings } from './tables/settings.ts';

/** One process at a time. */
const presetLock = 7_305_003;

/** Adds the rows that a new site needs and leaves existing ones alone. */
export async function seedDatabase(db: Database, presets: readonly Preset[]): Promise<void> {
  const rows = Object.entries(settingDefaults).map(([key, value]) => ({ key, value }));
  await db.insert(settings).values(rows).onConflictDoNothing();
  await seedPresets(db, presets);
}

/** Presets follow the table in the code, except for those that an operator has edited. */
export async function seedPresets(db: Database, table: readonly Preset[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${presetLock})`);
    for (const preset of table) await seedPreset(transaction, preset);
  });
}

async function seedPreset(db: QueryRunner, preset: Preset): Promise<void> {
  const content = { ...contentOf(preset), isEdited: false };
  const current = await lockPreset(db, preset.slug);
  if (!current) await db.insert(drillPresets).values({ ...content, slug: preset.slug, version: 1 });
  else if (!current.isEdited && !isSameContent(current, preset)) {
    await saveNextVersion(db, current, content);
  }
}
