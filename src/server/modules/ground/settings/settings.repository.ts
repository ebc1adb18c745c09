import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { settings } from '../../../db/tables/settings.ts';

type SettingRow = Pick<typeof settings.$inferSelect, 'id' | 'key' | 'value'>;

const shown = { id: settings.id, key: settings.key, value: settings.value };

export function createSettingsRepository(db: Database) {
  return {
    list(): Promise<SettingRow[]> {
      return db.select(shown).from(settings);
    },

    /** Returns the previous value. */
    async save(key: string, value: string, now: Date): Promise<{ before: string | null }> {
      const [old] = await db
        .select({ value: settings.value })
        .from(settings)
        .where(eq(settings.key, key))
        .for('update');
      await db
        .insert(settings)
        .values({ key, value, updatedAt: now })
        .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
      return { before: old?.value ?? null };
    },
  };
}
