import { toPublicSettings } from '#shared/domain/settings.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Database } from '../../db/client.ts';
import { keepUntilChange } from '../../db/keep-until-change.ts';
import { createSettingsRepository } from './settings.repository.ts';

export type SettingsService = ReturnType<typeof createSettingsService>;

export function createSettingsService(db: Database, changes: Pick<ChangeFeed, 'on'>) {
  const repository = createSettingsRepository(db);
  const kept = keepUntilChange({ changes, topics: ['settings'], most: 1 }, () =>
    repository.list().then(toPublicSettings),
  );
  return {
    /** Read on every page. */
    publicSettings: () => kept('public'),
  };
}
