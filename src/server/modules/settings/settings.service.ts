import { type PublicSettings, toPublicSettings } from '#shared/domain/settings.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Database } from '../../db/client.ts';
import { createSettingsRepository } from './settings.repository.ts';

export type SettingsService = ReturnType<typeof createSettingsService>;

export function createSettingsService(db: Database, changes: Pick<ChangeFeed, 'on'>) {
  const repository = createSettingsRepository(db);
  let cached: Promise<PublicSettings> | undefined;
  const forget = () => {
    cached = undefined;
  };
  changes.on('settings', forget);

  return {
    /** Read on every page, so kept in memory until any process changes one. */
    publicSettings(): Promise<PublicSettings> {
      if (!cached) {
        const reading = repository.list().then(toPublicSettings);
        // A failed read must not stay in the cache.
        reading.catch(() => {
          if (cached === reading) forget();
        });
        cached = reading;
      }
      return cached;
    },
  };
}
