import type { Database } from '../../db/client.ts';
import { settings } from '../../db/tables/settings.ts';

export function createSettingsRepository(db: Database) {
  return {
    list() {
      return db.select({ key: settings.key, value: settings.value }).from(settings);
    },
  };
}
