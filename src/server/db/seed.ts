import { publicSettingDefaults, toSettingRows } from '#shared/domain/settings.ts';
import type { Database } from './client.ts';
import { settings } from './tables/settings.ts';

/** Adds what a new site needs and leaves alone what is there already. */
export async function seedDatabase(db: Database): Promise<void> {
  await db.insert(settings).values(toSettingRows(publicSettingDefaults)).onConflictDoNothing();
}
