import { isDeepStrictEqual } from 'node:util';
import type { Preset } from '#shared/drills/preset.ts';
import type { Database } from '../../db/client.ts';
import {
  contentOf,
  insertPreset,
  isSameContent,
  lockPreset,
  lockSeed,
  type QueryRunner,
  saveNextVersion,
  updateWords,
} from './preset-versions.repository.ts';
import { presets } from './presets.ts';

/** Updates presets to match the code, except those that an operator has edited. */
export async function seedPresets(db: Database, table: readonly Preset[] = presets): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockSeed(transaction);
    for (const preset of table) await seedPreset(transaction, preset);
  });
}

async function seedPreset(db: QueryRunner, preset: Preset): Promise<void> {
  const content = { ...contentOf(preset), isEdited: false };
  const current = await lockPreset(db, preset.slug);
  if (!current) await insertPreset(db, { ...content, slug: preset.slug, version: 1 });
  else if (current.isEdited || isSameContent(current, preset)) return;
  else if (isDeepStrictEqual(current.format, preset.format)) await updateWords(db, current, preset);
  else await saveNextVersion(db, current, content);
}
