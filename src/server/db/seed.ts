import { settingDefaults } from '#shared/domain/settings.ts';
import type { Database } from './client.ts';
import { settings } from './tables/settings.ts';

/** Adds the rows that a new site needs and leaves existing ones alone. */
export async function seedDatabase(db: Database): Promise<void> {
  const rows = Object.entries(settingDefaults).map(([key, value]) => ({ key, value }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
