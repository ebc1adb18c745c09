import { type SettingKey, toPublicSettings } from '#shared/domain/settings.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { recordAct } from '../audit/audit.service.ts';
import { createSettingsRepository } from './settings.repository.ts';

interface SettingsDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'on' | 'settle'>;
  now: () => Date;
}

interface Admin {
  id: number;
  username: string;
}

type SettingAct = 'setting.update' | 'setting.reset';

export type SettingsService = ReturnType<typeof createSettingsService>;

export function createSettingsService({ db, inTransaction, changes, now }: SettingsDeps) {
  const repository = createSettingsRepository(db);
  const cached = cacheUntilChange({ changes, topics: ['settings'], most: 1 }, () =>
    repository.list().then(toPublicSettings),
  );

  return {
    /** Read on every page. */
    publicSettings: () => cached('public'),

    /** Other origins that images may come from: only the logo may be hosted elsewhere. */
    async imageOrigins(): Promise<string[]> {
      const { company_logo } = await cached('public');
      const origin = URL.canParse(company_logo) ? new URL(company_logo).origin : '';
      return /^https:\/\/[\w.-]+(:\d+)?$/.test(origin) ? [origin] : [];
    },

    list: () => repository.list(),

    async save(
      admin: Admin,
      action: SettingAct,
      values: ReadonlyMap<SettingKey, string>,
    ): Promise<void> {
      await inTransaction(async (transaction) => {
        const own = createSettingsRepository(transaction.db);
        for (const [key, value] of values) {
          const { before } = await own.save(key, value, now());
          const subject = { type: 'setting', id: key };
          const details = { before, after: value };
          await recordAct(transaction, { actor: admin, action, subject, details });
        }
      });
      await changes.settle();
    },
  };
}
